import { COUNT_TEXT as TEXT } from './panel-text'
import { Button } from '@/widgets/Button'
import writingStyles from '@/widgets/writing.module.css'
import { type Chip, UnitChips } from './UnitChips'
import styles from './picking.module.css'

/** A counter of a group: those of one kind are counted together. */
export interface GroupChip<Id extends string> extends Chip {
  readonly id: Id
  readonly kind: string
}

interface GroupPickerProps<Id extends string> {
  /** Whose counters these are: 'Group at 1110'. */
  readonly title: string
  readonly chips: readonly GroupChip<Id>[]
  readonly picked: readonly Id[]
  readonly onToggle: (id: Id) => void
  readonly onTake: (ids: readonly Id[]) => void
  /** The most that may be taken. */
  readonly most?: number
}

/** Takes all or some of the units of a hex: each by its counter, one more or fewer, all or none. */
export function GroupPicker<Id extends string>({
  title,
  chips,
  picked,
  onToggle,
  onTake,
  most = Infinity,
}: GroupPickerProps<Id>) {
  const here = chips.filter(({ id }) => picked.includes(id))
  const elsewhere = picked.filter((id) => !chips.some((chip) => chip.id === id))
  const alike = likeThose(chips, here)
  const take = (count: number) => onTake([...elsewhere, ...alike.slice(0, count).map(({ id }) => id)])
  const limit = Math.min(alike.length, most)
  return (
    <section className={styles['group-picker']} aria-label={title}>
      <h3>
        {title} <span className={writingStyles.soft}>{`${here.length} of ${alike.length}`}</span>
      </h3>
      <UnitChips chips={chips} picked={picked} onToggle={onToggle} />
      <div className={styles.segmented} role="group" aria-label={`${title}: how many`}>
        <CountButton
          label={TEXT.none}
          sign={TEXT.none}
          disabled={here.length === 0}
          onClick={() => take(0)}
        />
        <CountButton
          label={TEXT.fewer}
          sign={TEXT.minus}
          disabled={here.length === 0}
          onClick={() => take(here.length - 1)}
        />
        <CountButton
          label={TEXT.more}
          sign={TEXT.plus}
          disabled={here.length >= limit}
          onClick={() => take(here.length + 1)}
        />
        <CountButton
          label={TEXT.all}
          sign={TEXT.all}
          disabled={here.length >= limit}
          onClick={() => take(limit)}
        />
      </div>
    </section>
  )
}

interface CountButtonProps {
  readonly label: string
  readonly sign: string
  readonly disabled: boolean
  readonly onClick: () => void
}

/** One of the buttons that count. It stays focusable when it has nothing to do, so that the keyboard does not lose its place. */
export function CountButton({ label, sign, disabled, onClick }: CountButtonProps) {
  return (
    <Button
      className={styles['segmented__button']}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => (disabled ? undefined : onClick())}
    >
      {sign}
    </Button>
  )
}

/** The chips of the kind that is picked, those picked first; of the first kind if none is. */
function likeThose<Id extends string>(
  chips: readonly GroupChip<Id>[],
  picked: readonly GroupChip<Id>[],
): readonly GroupChip<Id>[] {
  const kind = picked[0]?.kind ?? chips[0]?.kind
  const rest = chips.filter((chip) => chip.kind === kind && !picked.includes(chip))
  return [...picked.filter((chip) => chip.kind === kind), ...rest]
}
