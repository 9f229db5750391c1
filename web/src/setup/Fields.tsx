// The fields of a draft besides the pieces: those of the position first, then those of each seat.
import { ArmyMark } from '../board/Piece';
import type { DraftView, Edit, FieldView, Seat } from '../generated/wire';
import type { Colours } from '../text/event';
import { FieldInput } from './FieldInput';
import { seatName } from './names';

interface Props {
  draft: DraftView;
  colours: Colours;
  /** The error message, if it is about one of the fields. */
  amiss: string;
  onEdit(edit: Edit): void;
}

export function Fields({ draft, colours, amiss, onEdit }: Props) {
  const { fields, view, board } = draft;
  const name = (seat: Seat) => seatName(seat, view.seats, colours);
  const input = (field: FieldView) => (
    <div
      key={`${field.id} ${field.of}`}
      class={field.wrong ? 'setup-field wrong' : 'setup-field'}
      data-field={field.id}
    >
      <FieldInput
        field={field}
        seatName={name}
        onChange={(value) => onEdit({ edit: 'set', field: field.id, of: field.of, value })}
      />
      {field.wrong && amiss && (
        <p class="problem" role="alert">
          {amiss}
        </p>
      )}
    </div>
  );
  const own = (seat: Seat | null) => fields.filter((field) => field.of === seat);
  return (
    <div class="setup-fields">
      {own(null).map(input)}
      {board.seats
        .filter((seat) => own(seat).length > 0)
        .map((seat) => (
          <details key={seat} data-seat={seat} open={own(seat).some((field) => field.wrong) || undefined}>
            <summary>
              <ArmyMark colour={colours[seat] ?? ''} size={18} /> {name(seat)}
            </summary>
            {own(seat).map(input)}
          </details>
        ))}
    </div>
  );
}
