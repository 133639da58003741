import writingStyles from '@/widgets/writing.module.css'
import { MAGIC_PANEL } from '../../tables/table-text'
import { effectsDue, repeatsDue } from '../../effects/bouts/resolve'
import { magicOf } from '../../state/sources'
import type { Cast } from '../../state/position'
import type { View } from '../../state/view'
import { enchantmentName, magicName, targetName } from '../../queries/magic-names'
import { namesOf } from '../../queries/names'
import { dueWords } from './magic-facts'
import styles from './panels.module.css'

/** What will take effect in this phase, in the order in which it does, and what is under way for later (AA-19.6). */
export function DeclaredList({ view }: { readonly view: View }) {
  const names = namesOf(view)
  const coming = effectsDue(view)
  const later = view.casts.filter((cast) => !coming.includes(cast))
  const repeats = repeatsDue(view)
  const groups = MAGIC_PANEL.groups
  return (
    <section className={styles.declared} aria-label={MAGIC_PANEL.order}>
      <h3>{MAGIC_PANEL.order}</h3>
      {coming.length + later.length + repeats.length === 0 ? (
        <p className={writingStyles.soft}>{MAGIC_PANEL.nothingDeclared}</p>
      ) : (
        <ol>
          {repeats.map((enchantment) => (
            <li key={enchantment.id}>
              {enchantmentName(enchantment, names)}{' '}
              <span className={writingStyles.soft}>{groups.repeat}</span>
            </li>
          ))}
          {coming.map((cast) => (
            <DeclaredLine key={cast.id} view={view} cast={cast} group={groupOf(cast)} />
          ))}
          {later.map((cast) => (
            <DeclaredLine
              key={cast.id}
              view={view}
              cast={cast}
              group={dueWords(view, cast.due, groups.later)}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

interface DeclaredLineProps {
  readonly view: View
  readonly cast: Cast
  readonly group: string
}

function DeclaredLine({ view, cast, group }: DeclaredLineProps) {
  const by = MAGIC_PANEL.by(namesOf(view).creature(cast.caster))
  return (
    <li>
      <b>{magicName(cast.source)}</b> {by}: {targetName(view, cast.target)}{' '}
      <span className={writingStyles.soft}>{group}</span>
    </li>
  )
}

/** One of the four groups of AA-19.6. */
function groupOf({ source, due }: Cast): string {
  if (due !== null) return MAGIC_PANEL.groups.due
  const isCounter = magicOf(source).casting === 'Counterspell'
  return isCounter ? MAGIC_PANEL.groups.counterspell : MAGIC_PANEL.groups.instant
}
