// The game at which those who looked for people have just met: they are told first what was agreed.

export const met = { game: '' };
