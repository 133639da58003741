import type { Seat } from '@/engine/kernel/game'
import { FIRST_LINE, lengthOf, lineOf, positionAtPlace } from '@/engine/study/study'
import { grows, takeBackRefusal } from '@/engine/study/study-lines'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { STUDY_TEXT } from './opened/study-text'
import { useActions, useChapter, useStudy, useStudyState } from './opened/use-study'
import styles from './study.module.css'

const { banner: TEXT, lines: LINES } = STUDY_TEXT

/** Tells whether this is the game as it was played or a branch of it, and leads from the one to the other. */
export function PlaceBanner({ onAgree }: { readonly onAgree: () => void }) {
  const { asked, isAtEnd, line, secrets } = usePlaceFacts()
  if (secrets === 'kept')
    return (
      <Banner kind="running" text={TEXT.running}>
        <Button onClick={onAgree}>{TEXT.agree}</Button>
      </Banner>
    )
  const over = asked === null ? ` ${TEXT.over}` : ''
  if (line.from === null)
    return (
      <Banner kind="game" text={`${TEXT.game}${over}`}>
        {asked !== null && <PlayOnButton />}
      </Banner>
    )
  return (
    <Banner
      kind={isAtEnd ? 'branch' : 'past'}
      text={`${TEXT.branch(line.title)}.${isAtEnd ? over : ` ${TEXT.past}`}`}
    >
      <BranchButtons />
    </Banner>
  )
}

interface PlaceFacts {
  readonly asked: Seat | null
  readonly isAtEnd: boolean
  readonly line: ReturnType<typeof lineOf>
  readonly secrets: 'open' | 'kept'
}

function usePlaceFacts(): PlaceFacts {
  const { stage } = useStudy()
  const chapter = useChapter()
  const place = useStudyState((state) => state.place)
  const line = lineOf(chapter, place.line)
  const asked = stage.rules.askedSeat(positionAtPlace(chapter, place))
  return { asked, isAtEnd: grows(line, place), line, secrets: chapter.secrets }
}

function PlayOnButton() {
  const actions = useActions()
  const count = useChapter().lines.length
  return <PrimaryButton onClick={() => actions.branch(LINES.new(count))}>{TEXT.playOn}</PrimaryButton>
}

function BranchButtons() {
  const actions = useActions()
  const chapter = useChapter()
  const place = useStudyState((state) => state.place)
  const { isAtEnd, line, asked } = usePlaceFacts()
  const step = line.from?.step ?? 0
  return (
    <>
      {isAtEnd ? (
        <Button aria-disabled={takeBackRefusal(chapter, place) !== undefined} onClick={actions.takeBack}>
          {TEXT.takeBack}
        </Button>
      ) : (
        <Button onClick={() => actions.goTo({ line: line.id, step: lengthOf(line) })}>{TEXT.goToEnd}</Button>
      )}
      {!isAtEnd && asked !== null && <PlayOnButton />}
      <Button onClick={() => actions.goTo({ line: FIRST_LINE, step: gameStep(chapter, step) })}>
        {TEXT.toGame}
      </Button>
    </>
  )
}

function gameStep(chapter: Parameters<typeof lineOf>[0], step: number): number {
  return Math.min(step, lengthOf(lineOf(chapter, FIRST_LINE)))
}

interface BannerProps {
  readonly kind: 'game' | 'running' | 'branch' | 'past'
  readonly text: string
  readonly children: React.ReactNode
}

function Banner({ kind, text, children }: BannerProps) {
  return (
    <div className={classNames(styles['study__banner'], styles[`study__banner--${kind}`])}>
      <p role="status">{text}</p>
      <div className={panelStyles.row}>{children}</div>
    </div>
  )
}
