import type { AnyGame } from '@/contract/manifest'
import panelStyles from '@/widgets/panel.module.css'
import { auditAddress } from '../addresses/audit-address'
import { authorAddress } from '../addresses/author-address'
import { classAddress } from '../addresses/class-address'
import { labAddress } from '../addresses/lab-address'
import { paperAddress } from '../addresses/paper-address'
import { chartsAddress, rulesAddress } from '../addresses/rules-address'
import { studyAddress } from '../addresses/study-address'
import { leaveForPresentation } from '../addresses/way-to-present'
import { LEARN_TEXT } from './learn-text'
import styles from './learn.module.css'

interface TeacherToolsProps {
  readonly game: AnyGame
  /** Whether the page was opened for them. */
  readonly isWanted: boolean
}

/** What else there is to teach a game with. */
export function TeacherTools({ game, isWanted }: TeacherToolsProps) {
  const { tools } = LEARN_TEXT
  const present = `#/present/${game.id}`
  const ways: readonly (readonly [href: string, tool: { readonly name: string; readonly hint: string }])[] = [
    [rulesAddress(game.id), tools.rules],
    [chartsAddress(game.id), tools.charts],
    [paperAddress(game.id), tools.paper],
    [studyAddress(game.id), tools.study],
    [`#/edit/${game.id}`, tools.edit],
    [authorAddress(game.id), tools.author],
    [present, tools.present],
    [classAddress(game.id), tools.class],
    [auditAddress(game.id), tools.audit],
    ...(game.hasLab ? [[labAddress(game.id), tools.lab] as const] : []),
  ]
  return (
    <section className={panelStyles.stack} aria-labelledby="learn-tools">
      <h2
        id="learn-tools"
        className={styles['learn__heading']}
        tabIndex={-1}
        ref={isWanted ? goTo : undefined}
      >
        {LEARN_TEXT.forTeachers}
      </h2>
      <ul className={styles['learn__tools']}>
        {ways.map(([href, { name, hint }]) => (
          <li key={href}>
            <a href={href} onClick={href === present ? leaveForPresentation : undefined}>
              {name}
            </a>
            <p>{hint}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows it at the top of the window, where keys and readers go on. */
function goTo(heading: HTMLElement | null): void {
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
