//! Who computes: a few threads, each on one question for a limited time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ashtapada_local::study::{Question, StudyAnswer, StudyResult, compute};
use ashtapada_rulebook::Words;
use ashtapada_table::{Problem, ProblemKind};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Semaphore, mpsc};

use super::ground;
use crate::guests::Guest;
use crate::problem;
use crate::tables::Tables;

/// How long one position is looked at, at most.
pub const LOOK: Duration = Duration::from_secs(20);
/// The same, where a moment's thought is enough.
pub const GLANCE: Duration = Duration::from_secs(3);
/// How long a review may take.
pub const REVIEW: Duration = Duration::from_secs(240);
/// How long one position is looked at while others wait for the thread.
pub const SHARE: Duration = Duration::from_secs(2);
/// How many questions may wait for a thread: of positions, and of games.
pub const WAITING: usize = 32;
/// How many answers may wait for their client; what is found meanwhile is left out, but for the last.
const ANSWERS: usize = 4;

/// The threads for questions.
#[derive(Debug)]
pub struct Pool {
    /// For positions: half of the processors, so that tables go on.
    looks: Queue,
    /// For whole games, which nobody who looks at a position waits for.
    reviews: Queue,
}

impl Default for Pool {
    fn default() -> Pool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Pool { looks: Queue::new(cores / 2), reviews: Queue::new(cores / 4) }
    }
}

/// Threads, and places to wait for one.
#[derive(Debug)]
struct Queue {
    threads: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

impl Queue {
    /// With so many threads; at least one.
    fn new(threads: usize) -> Queue {
        Queue { threads: Arc::new(Semaphore::new(threads.max(1))), waiting: Arc::new(Semaphore::new(WAITING)) }
    }

    /// Returns as soon as somebody waits.
    async fn crowded(&self) {
        while self.waiting.available_permits() >= WAITING {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

/// The tables that questions are about, and the threads that answer them.
pub type Desk = (Arc<Tables>, Arc<Pool>);

/// The answers to a question. When it is dropped, nobody computes any more.
pub struct Job {
    answers: mpsc::Receiver<StudyAnswer>,
    stop: Arc<AtomicBool>,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Job {
    /// The next answer; `None`: there are no more.
    pub async fn next(&mut self) -> Option<StudyAnswer> {
        self.answers.recv().await
    }

    /// Begins to answer a question.
    pub fn begin(at: &Desk, (id, question): (u32, Question), guest: &Guest, words: Words) -> Job {
        let (to, answers) = mpsc::channel(ANSWERS);
        let stop = Arc::new(AtomicBool::new(false));
        let (desk, guest, flag) = (at.clone(), guest.clone(), Arc::clone(&stop));
        tokio::spawn(async move {
            if let Err(problem) = answer(&desk, (id, question), &guest, words, &to, &flag).await {
                // Who asked may be gone.
                let _ = to.send(StudyAnswer { id, found: StudyResult::Trouble { problem } }).await;
            }
        });
        Job { answers, stop }
    }
}

async fn answer(
    (tables, pool): &Desk,
    (id, question): (u32, Question),
    guest: &Guest,
    words: Words,
    to: &mpsc::Sender<StudyAnswer>,
    stop: &Arc<AtomicBool>,
) -> Result<(), Problem> {
    let (at, time) = match &question {
        Question::Analyse { at, brief: true, .. } => (at.clone(), GLANCE),
        Question::Analyse { at, .. } | Question::Odds { at } | Question::Exact { at } | Question::Ending { at, .. } => {
            (at.clone(), LOOK)
        }
        Question::Review { at } => (at.clone(), REVIEW),
    };
    let is_review = matches!(question, Question::Review { .. });
    let pool = if is_review { &pool.reviews } else { &pool.looks };
    let Ok(place) = Arc::clone(&pool.waiting).try_acquire_owned() else {
        let why = "too many questions wait for an answer; try again in a minute";
        return Err(Problem::new(ProblemKind::Busy, why));
    };
    let table = ground::table(at, tables, guest, words).await?;
    // Whoever asks something else, or leaves, does not wait for a thread.
    let thread = tokio::select! {
        thread = Arc::clone(&pool.threads).acquire_owned() => thread.map_err(problem::internal)?,
        () = to.closed() => return Ok(()),
    };
    drop(place);
    let (work, flag, shelf) = (to.clone(), Arc::clone(stop), tables.thinkers().shelf().clone());
    let mut working = tokio::task::spawn_blocking(move || {
        let _thread = thread;
        // What is found on the way is told if there is room, so that nobody who reads slowly keeps the thread.
        let mut tell = |found| {
            // Nobody listens: nothing more is wanted.
            if let Err(TrySendError::Closed(_)) = work.try_send(StudyAnswer { id, found }) {
                flag.store(true, Ordering::Relaxed);
            }
        };
        compute(&table, &question, &shelf, &mut tell, &flag)
    });
    let its_time = async {
        tokio::time::sleep(if is_review { time } else { SHARE.min(time) }).await;
        if !is_review {
            let _ = tokio::time::timeout(time.saturating_sub(SHARE), pool.crowded()).await;
        }
    };
    let done = tokio::select! {
        done = &mut working => done,
        () = its_time => {
            stop.store(true, Ordering::Relaxed);
            working.await
        }
    };
    let found = done.unwrap_or_else(|error| Err(problem::internal(error)))?;
    // Nobody may listen any more.
    let _ = to.send(StudyAnswer { id, found }).await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;
    use ashtapada_table::NewGame;

    use super::*;
    use crate::app::App;
    use crate::store::MemoryStore;
    use ashtapada_local::study::Ground;
    use ashtapada_room::Pace;

    fn desk() -> Desk {
        let app = App::new(Arc::new(MemoryStore::default()), Pace::hurried(), Vec::new());
        (app.tables, app.study)
    }

    fn asked(desk: &Desk) -> Job {
        let at = Ground::Setup { game: Box::new(NewGame::of("soldiers16-bl")) };
        let question = Question::Analyse { at, lines: 1, brief: false };
        Job::begin(desk, (7, question), &Guest::server(), Words::new(Lang::EN))
    }

    #[tokio::test]
    async fn what_nobody_waits_for_ends() {
        let desk = desk();
        let mut job = asked(&desk);
        let first = job.next().await.expect("an answer");
        assert!(matches!(first, StudyAnswer { id: 7, found: StudyResult::Analysis { done: false, .. } }), "{first:?}");
        let threads = Arc::clone(&desk.1.looks.threads);
        let free = threads.available_permits();
        drop(job);
        // Much sooner than the search would end by itself.
        let freed = tokio::time::timeout(LOOK / 2, async move {
            while threads.available_permits() == free {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        });
        assert!(freed.await.is_ok());
    }

    #[tokio::test]
    async fn who_waits_has_a_turn_soon() {
        let desk = desk();
        let threads = desk.1.looks.threads.available_permits();
        let mut first: Vec<Job> = (0..threads).map(|_| asked(&desk)).collect();
        for job in &mut first {
            job.next().await.expect("an answer");
        }
        // Without anybody else they would go on much longer.
        let answer = tokio::time::timeout(LOOK / 2, async { asked(&desk).next().await }).await.expect("in time");
        assert!(matches!(answer, Some(StudyAnswer { found: StudyResult::Analysis { .. }, .. })), "{answer:?}");
        let mut last = None;
        while let Some(answer) = first[0].next().await {
            last = Some(answer.found);
        }
        assert!(matches!(last, Some(StudyResult::Analysis { done: true, .. })), "{last:?}");
    }

    #[tokio::test]
    async fn not_everybody_can_wait() {
        let desk = desk();
        desk.1.looks.waiting.forget_permits(WAITING);
        let answer = asked(&desk).next().await.expect("an answer");
        let StudyResult::Trouble { problem } = answer.found else { panic!("{answer:?}") };
        assert_eq!(problem.kind, ProblemKind::Busy);
    }
}
