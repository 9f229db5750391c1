// A text with commands to be typed, which stand between backquotes.

export const Coded = ({ text }: { text: string }) => (
  <>{text.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part))}</>
);
