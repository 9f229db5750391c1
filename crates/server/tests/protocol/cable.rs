//! A cable between a server and its database, which can be pulled: nothing is refused then, nothing is answered, and what
//! was under way arrives when it is plugged in again.

use std::net::SocketAddr;
use std::path::PathBuf;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

pub struct Cable {
    address: SocketAddr,
    whole: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Cable {
    /// To the socket of a database.
    pub async fn to(socket: PathBuf) -> Cable {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (whole, held) = watch::channel(true);
        let task = tokio::spawn(async move {
            while let Ok((server, _)) = listener.accept().await {
                let (socket, held) = (socket.clone(), held.clone());
                tokio::spawn(async move {
                    let Ok(database) = UnixStream::connect(socket).await else { return };
                    let (from_server, to_server) = server.into_split();
                    let (from_database, to_database) = database.into_split();
                    tokio::select! {
                        () = copy(from_server, to_database, held.clone()) => {}
                        () = copy(from_database, to_server, held) => {}
                    }
                });
            }
        });
        Cable { address, whole, task }
    }

    /// The address of the database at the server's end.
    pub fn database(&self) -> String {
        format!("postgres://ashtapada:moonshine@{}/postgres?sslmode=disable", self.address)
    }

    pub fn pull(&self) {
        self.whole.send_replace(false);
    }

    pub fn plug_in(&self) {
        self.whole.send_replace(true);
    }
}

impl Drop for Cable {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn copy(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, mut whole: watch::Receiver<bool>) {
    let mut buffer = [0; 4096];
    loop {
        let Ok(read @ 1..) = from.read(&mut buffer).await else { return };
        if whole.wait_for(|whole| *whole).await.is_err() || to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}
