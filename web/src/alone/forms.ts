// Forms within a frame that lets nothing be sent, such as Kolibri's: ours send nothing anyway, but there nobody would be told that
// their button was pressed.

/** Whether the page lies in a frame of another. */
const isFramed = () => window !== window.parent;

export function keepForms(): void {
  if (!isFramed()) return;
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button, input') : null;
    if (
      event.defaultPrevented ||
      !(button instanceof HTMLButtonElement || button instanceof HTMLInputElement)
    )
      return;
    const { form, type } = button;
    if (type !== 'submit' || !form || button.disabled) return;
    event.preventDefault();
    if (!form.noValidate && !form.reportValidity()) return;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  });
}
