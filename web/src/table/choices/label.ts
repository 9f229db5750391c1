// The words on the buttons of actions.
import type { ActionKind, ActionView } from '../../generated/wire';
import { t } from '../../text';

/** The words on the button of an action, which depend on what else may be done. */
export function actionLabel(action: ActionView, legal: readonly ActionView[]): string {
  const has = (kind: ActionKind) => legal.some((one) => one.kind === kind);
  switch (action.kind) {
    case 'call':
      return t('act-call', { face: action.face ?? 0 });
    case 'offer-exchange':
      return action.to ? t('act-offer-exchange-at', { at: action.to }) : t('act-offer-exchange');
    case 'pass':
      if (legal.length === 1) return t('act-pass-forced');
      if (has('promote')) return t('act-pass-promotion');
      if (has('withdraw')) return t('act-pass-withdraw');
      if (has('offer-exchange')) return t('act-pass-exchange');
      return t('act-pass');
    default:
      return t(`act-${action.kind}`);
  }
}
