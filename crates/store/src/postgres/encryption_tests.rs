//! That the connection to a database is as encrypted as its address asks for, and that a server that cannot show who it is
//! is not talked to.

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};

use super::PostgresStore;
use super::cluster::Cluster;
use super::link::ask;
use crate::{OpenError, Store};

/// An authority that nobody knows.
fn authority() -> CertifiedIssuer<'static, KeyPair> {
    let mut params = CertificateParams::default();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

async fn open(address: &str) -> Result<PostgresStore, OpenError> {
    PostgresStore::open(&address.parse()?).await
}

/// Whether each connection of a server is encrypted, those included by which it listens and tells that it lives.
async fn are_encrypted(address: &str) -> Vec<bool> {
    let store = open(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    let bus = store.bus();
    let mut encrypted = Vec::new();
    // The one that listens comes in its own time.
    for _ in 0..500 {
        let asked = sqlx::query_scalar(
            "SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'ashtapada'",
        );
        encrypted = ask!(store.link, asked, fetch_all).unwrap();
        if encrypted.len() >= 2 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    bus.leave().await;
    store.close().await;
    encrypted
}

async fn refusal(address: &str) -> String {
    let refused = open(address).await.err().unwrap_or_else(|| panic!("{address} is let in")).to_string();
    assert!(!refused.contains("moonshine") && !refused.contains('\n'), "{refused}");
    refused
}

#[tokio::test]
async fn a_connection_is_encrypted_as_its_address_asks_for() {
    let cluster = Cluster::start("encrypted");
    let (ours, other) = (authority(), authority());
    let key = KeyPair::generate().unwrap();
    let certificate = CertificateParams::new(["localhost".to_owned()]).unwrap().signed_by(&key, &ours).unwrap();
    let key = cluster.file("server.key", &key.serialize_pem());
    let certificate = cluster.file("server.pem", &certificate.pem());
    let (ours, other) = (cluster.file("ours.pem", &ours.pem()), cluster.file("other.pem", &other.pem()));
    let nothing = cluster.file("nothing.pem", "no certificate");

    // A server that does not encrypt is taken only where the address leaves that to it.
    cluster.down();
    let port = cluster.up_at_a_port("");
    let at = |host: &str, port: u16, rest: &str| format!("postgres://ashtapada:moonshine@{host}:{port}/postgres{rest}");
    let none = async |rest: &str| are_encrypted(&at("localhost", port, rest)).await.contains(&true);
    assert!(!none("").await && !none("?sslmode=prefer").await && !none("?sslmode=disable").await);
    for mode in ["require", "verify-ca", "verify-full"] {
        let refused = refusal(&at("localhost", port, &format!("?sslmode={mode}"))).await;
        assert!(refused.contains("no encrypted connection: server does not support TLS"), "{refused}");
    }

    cluster.down();
    let (key, certificate) = (key.display(), certificate.display());
    let port = cluster.up_at_a_port(&format!("-c ssl=on -c ssl_key_file={key} -c ssl_cert_file={certificate}"));
    let root = |mode: &str, file: &std::path::Path| format!("?sslmode={mode}&sslrootcert={}", file.display());
    for (host, rest, encrypted) in [
        ("localhost", "?sslmode=disable".to_owned(), false),
        ("localhost", String::new(), true),
        ("localhost", "?sslmode=prefer".to_owned(), true),
        ("localhost", "?sslmode=require".to_owned(), true),
        ("localhost", root("require", &ours), true),
        ("127.0.0.1", root("verify-ca", &ours), true),
        ("localhost", root("verify-full", &ours), true),
    ] {
        let found = are_encrypted(&at(host, port, &rest)).await;
        assert!(found.len() >= 2 && found.iter().all(|&found| found == encrypted), "{rest}: {found:?}");
    }
    for (host, rest, why) in [
        ("localhost", "?sslmode=verify-full".to_owned(), "invalid peer certificate: UnknownIssuer"),
        ("localhost", root("require", &other), "invalid peer certificate"),
        ("localhost", root("verify-ca", &other), "invalid peer certificate"),
        ("127.0.0.1", root("verify-full", &ours), "invalid peer certificate: certificate not valid for name"),
        ("localhost", root("verify-full", "/nowhere/ca.pem".as_ref()), "/nowhere/ca.pem, which sslrootcert"),
        ("localhost", root("verify-full", &nothing), "no certificate in the PEM format"),
        ("localhost", "?sslmode=perhaps".to_owned(), "may be disable, prefer, require, verify-ca or verify-full"),
        ("localhost", "?sslmode=allow".to_owned(), "may be disable, prefer, require, verify-ca or verify-full"),
    ] {
        let refused = refusal(&at(host, port, &rest)).await;
        assert!(refused.contains(why), "{rest}: {refused}");
    }
    // Over a socket of this computer nothing is encrypted, whatever the address asks for.
    let socket = cluster.address().replace("/postgres", &format!("/postgres?port={port}&sslmode=require"));
    assert!(!are_encrypted(&socket).await.contains(&true));
}
