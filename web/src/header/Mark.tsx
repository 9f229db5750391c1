// Our mark: the lotus of the marked squares, cut into a printing block.
import { MARK } from '../board/ornament';

export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg class="block-mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d={MARK.outer} />
      <path class="inner" d={MARK.inner} />
      <path class="seed" d={MARK.seed} />
    </svg>
  );
}
