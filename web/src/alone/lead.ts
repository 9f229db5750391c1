// Which of several windows runs the tables: the one that is looked at. A lock says which, and it is taken from the window before.

interface Leading {
  /** This window runs them from now on. */
  begins(): Promise<void>;
  /** Another window does. */
  ends(): void;
}

const LOCK = 'ashtapada-tables';

export class Lead {
  private leading: Promise<void> | null = null;
  /** Another window has taken it: it is not taken back before somebody turns to this one. */
  private left = false;
  private resume: (() => void)[] = [];

  constructor(private readonly on: Leading) {
    const come = () => {
      if (this.left && document.visibilityState === 'visible') void this.take();
    };
    for (const turned of ['focus', 'pointerdown', 'keydown']) addEventListener(turned, come);
    document.addEventListener('visibilitychange', come);
  }

  /** Completes as soon as this window leads. */
  async held(): Promise<void> {
    if (this.leading) return this.leading;
    if (!this.left) return this.take();
    await new Promise<void>((done) => this.resume.push(done));
  }

  private take(): Promise<void> {
    this.left = false;
    const taken = this.lock().then(() => this.on.begins());
    this.leading = taken;
    taken.then(
      () => {
        for (const done of this.resume.splice(0)) done();
      },
      () => {
        if (this.leading === taken) this.leading = null;
      },
    );
    return taken;
  }

  private lock(): Promise<void> {
    // Without locks, what was kept last tells that another window has played on.
    const { locks } = navigator;
    if (!locks) return Promise.resolve();
    return new Promise<void>((held) => {
      let has = false;
      const forever = () => {
        has = true;
        held();
        return new Promise<never>(() => {});
      };
      locks.request(LOCK, { steal: true }, forever).catch(() => {
        held();
        // Within a page of another place locks may be forbidden: then nobody has taken it.
        if (!has) return;
        this.leading = null;
        this.left = true;
        this.on.ends();
      });
    });
  }
}
