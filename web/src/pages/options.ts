// Options in groups a person can find their way in, and what was changed. Pure.
import type { OptionCard } from '../generated/OptionCard';

/** Tried in this order; an option that fits none is in the last group, so that a new one is never lost. */
const GROUPS: readonly (readonly [string, RegExp])[] = [
  ['dice', /^(dice|dieKind|throw|blockedThrow|twoDice.*)$/],
  ['board', /^(setup|board|sideTriangle|cows\.start8)$/],
  ['players', /^(teams|firstPlayer|captureAlly|mayPass|colours|cz\.(seating|alliances|order))$/],
  [
    'captures',
    /^(rankRule|parade.*|promotedBoat.*|obligation|huff.*|mustContinue|removal|.*multiJump|leopard\.obligation|castling|enPassant)$/,
  ],
  ['promotion', /promot|^pendingPromotion$|^enterLastLineEarly$|^arrivalFiles$|privileged/i],
  [
    'kings',
    /^(kingLoss|throne.*|empire.*|allyThrone|exchange.*|withdraw.*|bothRajas.*|cz\.(enemyThrone|allySeat))$/,
  ],
  [
    'end',
    /^(goal|bonus54|noProgress.*|onlyKings|target|noMoves|repetition|noCapture.*|leopard\.target|cowsNoMove|stalemate|drawRules)$/,
  ],
  ['other', /.*/],
  // Filled by where an option comes from, never by its name.
  ['elsewhere', /(?!)/],
];

export interface OptionGroup {
  id: string;
  options: OptionCard[];
}

export function grouped(options: readonly OptionCard[]): OptionGroup[] {
  const groups: OptionGroup[] = GROUPS.map(([id]) => ({ id, options: [] }));
  for (const option of options) {
    const index =
      option.source === 'elsewhere'
        ? GROUPS.length - 1
        : GROUPS.findIndex(([, fits]) => fits.test(option.id));
    groups[index]?.options.push(option);
  }
  return groups.filter((group) => group.options.length > 0);
}

/** The options whose value differs from the rule set's own, as the server wants them. */
export function changes(
  options: readonly OptionCard[],
  values: Readonly<Record<string, string>>,
): [string, string][] {
  return options.flatMap((option) => {
    const value = values[option.id];
    return value === undefined || value === option.default ? [] : [[option.id, value] as [string, string]];
  });
}
