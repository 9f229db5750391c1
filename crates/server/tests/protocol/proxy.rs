//! A small TCP proxy on this computer that does what bad networks do: it delays, and it cuts.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// The longest delay of a piece of a stream.
const DELAY: Duration = Duration::from_millis(15);

/// The proxy; it ends when it is dropped.
pub struct Proxy {
    pub address: SocketAddr,
    /// Where the server is; it changes when the server is started again.
    pub server: watch::Sender<SocketAddr>,
    /// How many connections were cut so far.
    pub cuts: Arc<AtomicU32>,
    task: JoinHandle<()>,
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
        let cuts = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&cuts);
        let task = tokio::spawn(async move {
            let mut random = fastrand::Rng::with_seed(seed);
            while let Ok((client, _)) = listener.accept().await {
                let (at, random, cutting) = (at.clone(), random.fork(), cutting.clone());
                let counted = Arc::clone(&counted);
                tokio::spawn(async move {
                    // A server that is not there refuses, and so do we.
                    let address = *at.borrow();
                    let Ok(server) = TcpStream::connect(address).await else { return };
                    if pass(client, server, random, cutting).await {
                        counted.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
        });
        Proxy { address, server, cuts, task }
    }
}

/// Passes both streams on until one of them ends or is cut; whether it was cut.
async fn pass(client: TcpStream, server: TcpStream, mut random: fastrand::Rng, cutting: watch::Receiver<bool>) -> bool {
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let (up, down) = (random.u64(500..8_000), random.u64(2_000..40_000));
    tokio::select! {
        cut = copy(from_client, to_server, random.fork(), up, cutting.clone()) => cut,
        cut = copy(from_server, to_client, random.fork(), down, cutting) => cut,
    }
}

async fn copy(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut random: fastrand::Rng,
    mut left: u64,
    cutting: watch::Receiver<bool>,
) -> bool {
    let mut buffer = [0; 2048];
    loop {
        let Ok(read @ 1..) = from.read(&mut buffer).await else { return false };
        if random.u8(..4) == 0 {
            tokio::time::sleep(DELAY.mul_f32(random.f32())).await;
        }
        if *cutting.borrow() && left < read as u64 {
            // In the middle of a message, as it happens.
            let _ = to.write_all(&buffer[..left as usize]).await;
            return true;
        }
        left = left.saturating_sub(read as u64);
        if to.write_all(&buffer[..read]).await.is_err() {
            return false;
        }
    }
}
