import { apart } from '@/engine/basics/phrases'
import type { AnyGame } from '@/contract/manifest'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import type { Contents } from '../links/contents'
import { LINK_TEXT } from '../links/links-text'
import { LinkPicture } from './LinkPicture'
import { Ways } from './Ways'
import styles from '../links/links.module.css'

interface FoundProps {
  readonly game: AnyGame
  readonly contents: Contents
}

/** What a link was found to hold, and what can be done with it. */
export function FoundInLink({ game, contents }: FoundProps) {
  const { kind, title } = contents
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-labelledby="found-in-link">
      <h2 id="found-in-link" className={panelStyles['panel__title']}>
        {title ?? LINK_TEXT.kinds[kind]}
        {title !== null && <span className={controlStyles.chip}>{LINK_TEXT.kinds[kind]}</span>}
      </h2>
      <dl className={styles['open-link__facts']}>
        {[[LINK_TEXT.facts.game, game.name] as const, ...factsOf(contents)].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {'hasSecrets' in contents && contents.hasSecrets && <p>{LINK_TEXT.holdsSecrets}</p>}
      <Ways game={game} contents={contents} />
      {'view' in contents && <LinkPicture game={game} view={contents.view} label={LINK_TEXT.picture} />}
    </section>
  )
}

function factsOf(contents: Contents): readonly (readonly [label: string, value: string | number])[] {
  const { facts } = LINK_TEXT
  switch (contents.kind) {
    case 'game':
    case 'position': {
      const { summary, steps } = contents
      const stands = [
        [facts.scenario, summary.scenario],
        [facts.moment, summary.moment],
      ] as const
      return contents.kind === 'game' ? [...stands, [facts.steps, steps]] : stands
    }
    case 'study':
    case 'lesson':
      return [[facts.chapters, contents.chapters]]
    case 'hand-in': {
      const { learner, tasks } = contents.handedIn
      const solved = tasks.filter((one) => one.solved !== null).length
      return [
        [facts.learner, apart(learner)],
        [facts.solved, LINK_TEXT.solvedOf(solved, tasks.length)],
      ]
    }
  }
}
