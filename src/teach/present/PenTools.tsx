import { INKS } from '@/engine/rulebook/rulebook'
import { Button } from '@/widgets/Button'
import { STUDY_TEXT } from '../study/opened/study-text'
import { PRESENT_KEYS } from './present-keys'
import { PRESENT_TEXT as TEXT } from './present-text'
import { ActButton } from './ShowControls'
import type { Showing } from './use-show'
import styles from './present.module.css'

/** The ink of the pen, which gives way to the next, and the way to wipe what was drawn. */
export function PenTools({ presenter, acts }: Pick<Showing, 'presenter' | 'acts'>) {
  const { ink, setInk } = presenter
  const next = INKS[(INKS.indexOf(ink) + 1) % INKS.length] ?? ink
  return (
    <div className={styles['show__pen']} role="group" aria-label={TEXT.draw}>
      <Button title={PRESENT_KEYS.ink.does} onClick={() => setInk(next)}>
        {TEXT.ink(STUDY_TEXT.notes.inks[ink])}
      </Button>
      <ActButton acts={acts} act="wipe">
        {TEXT.wipe}
      </ActButton>
    </div>
  )
}
