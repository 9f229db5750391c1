//! Where the server listens, and how devices of the same network find it.

use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tokio::net::TcpListener;

use super::{Config, ServeError};
use crate::peer::Peer;
use crate::site::Reach;

/// The listener of a server, and its addresses.
pub struct BoundListener {
    pub listener: TcpListener,
    /// Its address for this computer.
    pub here: SocketAddr,
    /// Who can reach it.
    pub reach: Reach,
    /// Its addresses for other devices; none if it serves this computer alone.
    pub addresses: Vec<String>,
}

impl BoundListener {
    /// As configured.
    ///
    /// # Errors
    /// It cannot be listened there, others would reach it unasked, or there is no network.
    pub async fn of(config: &Config) -> Result<BoundListener, ServeError> {
        if !config.lan {
            let listener = listen_here(config.listen).await?;
            let here = listener.local_addr()?;
            let site = config.public_url.clone();
            let addresses = site.iter().map(ToString::to_string).collect();
            return Ok(BoundListener { listener, here, reach: site.map_or(Reach::Here, Reach::Site), addresses });
        }
        // An address that was named is kept; else every address of this computer is listened at.
        let named = Some(config.listen.ip()).filter(|&ip| !Peer::at(ip).is_local());
        let all = IpAddr::from([0, 0, 0, 0]);
        let listener = listen_anywhere(SocketAddr::new(named.unwrap_or(all), config.listen.port())).await?;
        let listens = listener.local_addr()?;
        let addresses = network_addresses(listens)?;
        let here = if listens.ip().is_unspecified() { [127, 0, 0, 1].into() } else { listens.ip() };
        Ok(BoundListener { listener, here: SocketAddr::new(here, listens.port()), reach: Reach::Network, addresses })
    }
}

/// Says where devices of the same network find it, with a code for their cameras.
pub fn tell(addresses: &[String]) {
    for address in addresses {
        println!("Devices in the same network find it at {address}/");
    }
    if let Some(code) = addresses.first().and_then(|address| QrCode::new(format!("{address}/")).ok()) {
        // Light on dark, as terminals are.
        println!("{}", code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build());
    }
}

/// Listens at an address of this computer alone.
pub async fn listen_here(listen: SocketAddr) -> Result<TcpListener, ServeError> {
    if !Peer::at(listen.ip()).is_local() {
        return Err(ServeError::Public(listen, SocketAddr::from(([127, 0, 0, 1], listen.port()))));
    }
    listen_anywhere(listen).await
}

async fn listen_anywhere(listen: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(listen).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => {
            let port = listen.port().checked_add(1).unwrap_or(0);
            ServeError::Taken(listen, SocketAddr::new(listen.ip(), port))
        }
        _ => ServeError::Listen(listen, error),
    })
}

/// The addresses of this computer in its networks, for a server that listens there.
fn network_addresses(listens: SocketAddr) -> Result<Vec<String>, ServeError> {
    let ips: Vec<IpAddr> = if listens.ip().is_unspecified() {
        let known = local_ip_address::list_afinet_netifas();
        let known = known.map_err(|error| ServeError::NoNetwork(error.to_string()))?;
        known.into_iter().map(|(_, ip)| ip).filter(|ip| ip.is_ipv4() && !ip.is_loopback()).collect()
    } else {
        vec![listens.ip()]
    };
    if ips.is_empty() {
        return Err(ServeError::NoNetwork("it has no address".to_owned()));
    }
    Ok(ips.into_iter().map(|ip| format!("http://{}", SocketAddr::new(ip, listens.port()))).collect())
}
