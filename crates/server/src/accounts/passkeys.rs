//! Passkeys: how somebody shows to be the one who made an account (WebAuthn).
//!
//! A ceremony has two requests: the server gives a challenge, and the browser answers with what the device signed. Between the
//! two the challenge is stored, for five minutes at most, and at most so many at once, so that any server of the site can take
//! the answer.

use std::net::IpAddr;
use std::time::UNIX_EPOCH;

use ashtapada_table::{Problem, ProblemKind};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle, Username,
};
use webauthn_rp::request::{AsciiDomain, PublicKeyCredentialDescriptor, RpId, TimedCeremony};
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId, SentChallenge};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration, RegistrationServerState,
};

use super::service::AccountService;
use crate::answer::HttpFailure;
use crate::guests::network;
use crate::site::Reach;
use crate::store::{Ceremony, CeremonyKind, Credential};
use crate::{clock, problem};

/// How many letters the id of an account has, which devices keep with the passkey.
pub const ID: usize = 16;
/// How many ceremonies of a kind can go on at once. Each takes some hundred bytes, and is over after five minutes. Of one more
/// the oldest of the network that has the most gives way.
const MOST: u32 = 4_096;

/// The public key of a passkey, as it is stored.
type Key = StaticState<CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>>;

/// The party for which passkeys are made: the name of the site, and the address of its pages.
#[derive(Debug)]
pub struct RelyingParty {
    id: RpId,
    origin: String,
}

impl RelyingParty {
    /// That of a server asked under the name `host`; `None` where browsers offer no passkeys: at a numeric address, or
    /// without a secure connection.
    pub fn of(reach: &Reach, host: &str) -> Option<RelyingParty> {
        let origin = reach.asked_as(host);
        let (scheme, host) = origin.split_once("://")?;
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let is_local = name == "localhost";
        if name.starts_with('[') || name.parse::<IpAddr>().is_ok() || !(is_local || scheme == "https") {
            return None;
        }
        let id = RpId::Domain(AsciiDomain::try_from(name.to_owned()).ok()?);
        Some(RelyingParty { id, origin })
    }
}

/// A new passkey of a device.
#[derive(Debug)]
pub struct NewPasskey {
    /// The id of the account for which it was made.
    pub account: String,
    pub id: Vec<u8>,
    pub key: Vec<u8>,
    /// What changes as it is used.
    pub state: Vec<u8>,
}

/// The answer of a device that signs in, of which it is known which passkey it says to have used.
pub struct SignInAnswer(DiscoverableAuthentication<ID>);

/// The start of a ceremony: what is stored of it, and what the browser is to be told.
#[derive(Debug)]
pub struct CeremonyStart {
    ceremony: Ceremony,
    told: Value,
}

/// Begins to make a passkey for an account, other than those it has.
///
/// # Errors
/// The id of the account is none.
pub fn make(party: &RelyingParty, account: &str, name: &str, has: Vec<Credential>) -> Result<CeremonyStart, Problem> {
    let handle = handle(account).ok_or_else(|| problem::server("this account cannot have a passkey"))?;
    let title = title(name)?;
    let user = PublicKeyCredentialUserEntity { name: title, id: &handle, display_name: name.try_into().ok() };
    let known = has.into_iter().filter_map(|credential| {
        let id = CredentialId::<Vec<u8>>::decode(credential.id).ok()?;
        Some(PublicKeyCredentialDescriptor { id, transports: AuthTransports::decode(0).ok()? })
    });
    let mut options = PublicKeyCredentialCreationOptions::passkey(&party.id, user, known.collect());
    // Asked for, it would lock out devices that do not know it; a person is recognised at each use as it is.
    options.extensions.cred_protect = CredProtect::None;
    let (state, told) = options.start_ceremony().map_err(problem::internal)?;
    let encoded = state.encode().map_err(problem::internal)?.to_vec();
    begun(CeremonyKind::Make, &state, encoded, &told)
}

/// What the browser answered: the passkey that was made.
///
/// # Errors
/// It is no answer to a challenge of the last minutes, or not for this site.
pub async fn made(accounts: &AccountService, party: &RelyingParty, answer: &Value) -> Result<NewPasskey, Problem> {
    let answer = Registration::from_json_relaxed(answer.to_string().as_bytes()).map_err(unread)?;
    let challenge = answer.challenge_relaxed().map_err(unread)?;
    let state = taken(accounts, CeremonyKind::Make, &challenge).await?;
    let state = RegistrationServerState::<ID>::decode(&state).map_err(problem::internal)?;
    let options = RegistrationVerificationOptions::<&str, &str> {
        allowed_origins: &[party.origin.as_str()],
        // Some devices tell of themselves what nobody asked.
        error_on_unsolicited_extensions: false,
        ..RegistrationVerificationOptions::default()
    };
    let made = state.verify(&party.id, &answer, &options).map_err(refused)?;
    let account = String::from_utf8(made.user_id().as_ref().to_vec()).map_err(problem::internal)?;
    let key = made.static_state().encode().map_err(|_| problem::server("the public key is too long"))?;
    let Ok(state) = made.dynamic_state().encode();
    Ok(NewPasskey { account, id: made.id().as_ref().to_vec(), key, state: state.to_vec() })
}

/// Begins to sign somebody in.
///
/// # Errors
/// The system's clock stands before 1970.
pub fn sign_in(party: &RelyingParty) -> Result<CeremonyStart, Problem> {
    let options = DiscoverableCredentialRequestOptions::passkey(&party.id);
    let (state, told) = options.start_ceremony().map_err(problem::internal)?;
    let encoded = state.encode().map_err(problem::internal)?.to_vec();
    begun(CeremonyKind::SignIn, &state, encoded, &told)
}

/// Whether a device has signed with that passkey what it was asked to sign here; what to store of it from now on.
///
/// # Errors
/// It is no answer to a challenge of the last minutes, not for this site, or not signed with that passkey.
pub async fn signed_in(
    accounts: &AccountService,
    party: &RelyingParty,
    answer: &SignInAnswer,
    credential: &Credential,
) -> Result<Vec<u8>, Problem> {
    let SignInAnswer(answer) = answer;
    let challenge = answer.challenge_relaxed().map_err(unread)?;
    let state = taken(accounts, CeremonyKind::SignIn, &challenge).await?;
    let state = DiscoverableAuthenticationServerState::decode(&state).map_err(problem::internal)?;
    let damaged = || problem::server("this passkey cannot be read any more");
    let handle = handle(&credential.account).ok_or_else(damaged)?;
    let key = Key::decode(&credential.key).map_err(|_| damaged())?;
    let used = credential.state.as_slice().try_into().ok().and_then(|used| DynamicState::decode(used).ok());
    let mut known = AuthenticatedCredential::new(answer.raw_id(), &handle, key, used.ok_or_else(damaged)?)
        .map_err(|_| damaged())?;
    let options = AuthenticationVerificationOptions::<&str, &str> {
        allowed_origins: &[party.origin.as_str()],
        error_on_unsolicited_extensions: false,
        ..AuthenticationVerificationOptions::default()
    };
    state.verify(&party.id, answer, &mut known, &options).map_err(refused)?;
    let Ok(state) = known.dynamic_state().encode();
    Ok(state.to_vec())
}

impl CeremonyStart {
    /// Stores it, as begun from that address; what the browser is to be told.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn remember(self, accounts: &AccountService, from: IpAddr) -> Result<Value, HttpFailure> {
        let ceremony = Ceremony { crowd: crowd(from), ..self.ceremony };
        accounts.told("ceremony", accounts.stored().begin_ceremony(&ceremony, MOST, clock::now()).await)?;
        Ok(self.told)
    }
}

/// Which ceremonies are counted together: those of a network. It is not to be read from the database who signs in.
fn crowd(from: IpAddr) -> String {
    let digest = Sha256::digest(format!("crowd {}", network(from)));
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn begun(
    kind: CeremonyKind,
    going: &impl TimedCeremony,
    state: Vec<u8>,
    told: &impl Serialize,
) -> Result<CeremonyStart, Problem> {
    let expires = going.expiration().duration_since(UNIX_EPOCH).map_err(problem::internal)?.as_millis() as u64;
    let ceremony = Ceremony { challenge: bytes(&going.sent_challenge()), kind, state, expires, crowd: String::new() };
    Ok(CeremonyStart { ceremony, told: serde_json::to_value(told).map_err(problem::internal)? })
}

/// The state of the ceremony that was answered, which is over by that.
async fn taken(accounts: &AccountService, kind: CeremonyKind, challenge: &SentChallenge) -> Result<Vec<u8>, Problem> {
    let state = accounts.stored().end_ceremony(kind, &bytes(challenge), clock::now()).await;
    accounts.told("ceremony", state)?.ok_or_else(too_late)
}

fn bytes(challenge: &SentChallenge) -> [u8; 16] {
    let Ok(number) = challenge.encode();
    number.to_le_bytes()
}

impl SignInAnswer {
    /// Reads what a browser answered.
    ///
    /// # Errors
    /// It is no such answer.
    pub fn read(answer: &Value) -> Result<SignInAnswer, Problem> {
        DiscoverableAuthentication::from_json_relaxed(answer.to_string().as_bytes()).map(SignInAnswer).map_err(unread)
    }

    /// The id of the passkey that it says to have used.
    pub fn passkey(&self) -> &[u8] {
        self.0.raw_id().into_inner()
    }
}

/// What devices keep of the account: its id.
fn handle(account: &str) -> Option<UserHandle<ID>> {
    UserHandle::decode(account.as_bytes().try_into().ok()?).ok()
}

/// What devices show of the account beside the name of the site. Not every name of a person is allowed there.
fn title(name: &str) -> Result<Username<'static>, Problem> {
    let plain = name.split_whitespace().collect::<Vec<_>>().join("-");
    Username::try_from(plain).or_else(|_| Username::try_from("ashtapada")).map_err(problem::internal)
}

fn unread(why: impl ToString) -> Problem {
    problem::bad_request(format!("that is no answer of a passkey: {}", why.to_string()))
}

fn too_late() -> Problem {
    problem::bad_request("that took too long, or was answered before; try again")
}

fn refused(why: impl ToString) -> Problem {
    Problem::new(ProblemKind::Forbidden, format!("this passkey is not accepted: {}", why.to_string()))
}
