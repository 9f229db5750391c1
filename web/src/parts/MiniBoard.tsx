// A small board that only shows a position, in the colours that the reader likes.
import { memo } from '../base/memo';
import { MiniBoard as Bare, type MiniBoardProps } from '../board/MiniBoard';
import { coloursOf } from '../settings/colours';

export const MiniBoard = memo((props: Omit<MiniBoardProps, 'colours'>) => (
  <Bare {...props} colours={coloursOf(props.view.seats)} />
));
