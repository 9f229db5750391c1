//! A small TCP proxy on this computer that does what bad networks do: it delays, it cuts, and it brings late what was sent
//! over a connection that was given up: after what its client has sent since over another.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// The longest delay of a piece of a stream.
const DELAY: Duration = Duration::from_millis(15);
/// What was held back comes after so many pieces that clients have sent since: several from each of them.
const SINCE: u64 = 30;
/// Or after so long, if they send no more.
const LATEST: Duration = Duration::from_secs(2);
/// How long a server may answer to it, so that it reads it as from anybody else.
const ANSWERING: Duration = Duration::from_millis(200);

/// The proxy; it ends when it is dropped.
pub struct Proxy {
    pub address: SocketAddr,
    /// Where the server is; it changes when the server is started again.
    pub server: watch::Sender<SocketAddr>,
    pub seen: Arc<Seen>,
    task: JoinHandle<()>,
}

/// What the proxy has done so far.
#[derive(Default)]
pub struct Seen {
    /// How many connections were cut.
    pub cuts: AtomicU32,
    /// How many pieces came late.
    pub late: AtomicU32,
    /// How many pieces clients have sent.
    sent: watch::Sender<u64>,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Proxy {
    /// In front of a server. Connections are cut after some kilobytes, or never if `cutting` says so by then.
    pub async fn before(server: SocketAddr, seed: u64, cutting: watch::Receiver<bool>) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (server, at) = watch::channel(server);
        let seen = Arc::<Seen>::default();
        let noted = Arc::clone(&seen);
        let task = tokio::spawn(async move {
            let mut random = fastrand::Rng::with_seed(seed);
            while let Ok((client, _)) = listener.accept().await {
                let (at, random, cutting) = (at.clone(), random.fork(), cutting.clone());
                let noted = Arc::clone(&noted);
                tokio::spawn(async move {
                    // A server that is not there refuses, and so do we.
                    let address = *at.borrow();
                    let Ok(server) = TcpStream::connect(address).await else { return };
                    pass(client, server, random, cutting, &noted).await;
                });
            }
        });
        Proxy { address, server, seen, task }
    }
}

/// How the passing on of a stream ended.
enum End {
    /// One side has closed it.
    Closed,
    /// It was cut.
    Cut,
    /// It was cut, and this is on its way still.
    Held(Vec<u8>),
}

/// Passes both streams on until one of them ends or is cut.
async fn pass(
    client: TcpStream,
    server: TcpStream,
    mut random: fastrand::Rng,
    cutting: watch::Receiver<bool>,
    seen: &Seen,
) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let (up, down) = (random.u64(700..4_000), random.u64(2_000..40_000));
    let (one, other) = (random.fork(), random.fork());
    let end = tokio::select! {
        end = copy(&mut from_client, &mut to_server, one, up, cutting.clone(), Some(seen)) => end,
        end = copy(&mut from_server, &mut to_client, other, down, cutting, None) => end,
    };
    // The client notices at once, and connects again.
    drop((from_client, to_client));
    if !matches!(end, End::Closed) {
        seen.cuts.fetch_add(1, Ordering::Relaxed);
    }
    if let End::Held(piece) = end {
        let mut sent = seen.sent.subscribe();
        let enough = *sent.borrow() + SINCE;
        let _ = timeout(LATEST, sent.wait_for(|sent| *sent >= enough)).await;
        if to_server.write_all(&piece).await.is_ok() {
            seen.late.fetch_add(1, Ordering::Relaxed);
            let _ = timeout(ANSWERING, tokio::io::copy(&mut from_server, &mut tokio::io::sink())).await;
        }
    }
}

/// Passes a stream on; `sent` counts the pieces of one that comes from a client, the last of which may be held back.
async fn copy(
    from: &mut OwnedReadHalf,
    to: &mut OwnedWriteHalf,
    mut random: fastrand::Rng,
    mut left: u64,
    cutting: watch::Receiver<bool>,
    sent: Option<&Seen>,
) -> End {
    let mut buffer = [0; 2048];
    loop {
        let Ok(read @ 1..) = from.read(&mut buffer).await else { return End::Closed };
        if random.u8(..4) == 0 {
            sleep(DELAY.mul_f32(random.f32())).await;
        }
        if *cutting.borrow() && left < read as u64 {
            if sent.is_some() && random.bool() {
                return End::Held(buffer[..read].to_vec());
            }
            // In the middle of a message, as it happens.
            let _ = to.write_all(&buffer[..left as usize]).await;
            return End::Cut;
        }
        left = left.saturating_sub(read as u64);
        if to.write_all(&buffer[..read]).await.is_err() {
            return End::Closed;
        }
        if let Some(seen) = sent {
            seen.sent.send_modify(|sent| *sent += 1);
        }
    }
}
