import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { kept } from '@/widgets/kept'
import { shortcutOf } from '@/widgets/keys'
import { painted } from '@/widgets/once-painted'
import writingStyles from '@/widgets/writing.module.css'
import type { DeskOf, DeskParts } from '../desk/desk'
import styles from '../panel/action-panel.module.css'
import { EndButton } from '../panel/EndButton'
import { HexButtons } from '../panel/HexButtons'
import { MEANINGS_TEXT } from '../panel/panel-text'
import { QuestionCard } from '../panel/QuestionCard'
import { PassingPart } from '../panel/PassingPart'
import type { PlayModel } from './play-model'

interface PartProps<P extends DeskParts> {
  readonly model: PlayModel<P>
  readonly desk: DeskOf<P>
}

interface ActionPanelProps<P extends DeskParts> extends PartProps<P> {
  /** Where refusals stand, unless they stand elsewhere. */
  readonly notice: ReactNode
  /** On a narrow screen the phase track above is the head, and the menu is among the forces. */
  readonly isNarrow: boolean
}

/** What can be done now: the stage's own controls between a fixed head and the button that ends the stage. */
export const ActionPanel = kept(function ActionPanel<P extends DeskParts>(props: ActionPanelProps<P>) {
  const { model, desk, notice, isNarrow } = props
  const { Panel, Menu } = model
  const { view, gesture } = desk
  const { id, name, says, href } = model.stageOf(view)
  const seat = model.deciderOf(view)
  const panel = useRef<HTMLElement>(null)
  useTopOfPanel(panel, id + gesture.name)
  return (
    <section
      ref={panel}
      className={styles['action-panel']}
      aria-label="What to do now"
      data-idle={gesture.name === 'Idle' ? '' : undefined}
    >
      <header
        className={isNarrow ? writingStyles['visually-hidden'] : styles['action-panel__head']}
        data-side={seat.side}
      >
        <h2>
          <a href={href}>{name}</a>
        </h2>
        <span className={classNames(controlStyles.chip, styles['action-panel__side'])}>{seat.name}</span>
        {isNarrow || !Menu ? null : <Menu desk={desk} isNamed={false} />}
      </header>
      <div className={styles['action-panel__says']}>
        <p>{says}</p>
        {notice}
      </div>
      <div className={styles['action-panel__body']} data-part="panel-body" tabIndex={-1}>
        <Panel desk={desk} />
        <OtherMeanings model={model} desk={desk} />
      </div>
      <footer className={styles['action-panel__footer']}>
        {desk.passing ? <PassingPart passing={desk.passing} /> : null}
        <PickingButtons model={model} desk={desk} />
        <StageEnd model={model} desk={desk} />
      </footer>
    </section>
  )
})

/** What a click on the board does not mean though it could: here it can be had all the same. */
function OtherMeanings<P extends DeskParts>({ model, desk }: PartProps<P>) {
  const { view, gesture, follow } = desk
  const others = useMemo(() => model.othersOf(view, gesture), [model, view, gesture])
  const buttons = (title: string, picks: boolean) => {
    const some = others.filter((other) => other.picks === picks)
    return (
      <HexButtons
        title={title}
        options={some.map(({ hex, loss }) => ({
          hex,
          text: [model.stackInWords(view, hex), loss].filter((part) => part !== undefined).join('. '),
        }))}
        onChoose={(chosen) => {
          const other = some.find(({ hex }) => hex === chosen)
          if (other) follow(other.answer)
        }}
      />
    )
  }
  return (
    <>
      {buttons(MEANINGS_TEXT.pick, true)}
      {buttons(MEANINGS_TEXT.act, false)}
    </>
  )
}

/** Shows the top of the panel's controls whenever the step of what is done is another. */
function useTopOfPanel(panel: RefObject<HTMLElement | null>, step: string): void {
  useEffect(() => {
    // Scrolling works the page's layout out at once; the board is to be painted first.
    let isWanted = true
    void painted().then(() => {
      const body = panel.current?.querySelector<HTMLElement>('[data-part="panel-body"]')
      if (isWanted && body) showTop(body)
    })
    return () => {
      isWanted = false
    }
  }, [panel, step])
}

/** What has the focus farther down, and would be out of sight, hands it to what it stands in. */
function showTop(body: HTMLElement): void {
  body.scrollTo(0, 0)
  const { activeElement } = document
  if (!activeElement || activeElement === body || !body.contains(activeElement)) return
  if (activeElement.getBoundingClientRect().top > body.getBoundingClientRect().bottom)
    body.focus({ preventScroll: true })
}

/** Lets go of what is picked, or goes to the next stack; both have their place whether they can act or not. */
function PickingButtons<P extends DeskParts>({ model, desk }: PartProps<P>) {
  const hasNext = model.hexesToAct(desk.view).length > 0
  const isIdle = desk.gesture.name === 'Idle'
  return (
    <div className={styles['picking-buttons']}>
      <Button
        aria-keyshortcuts={shortcutOf('next')}
        title="Next stack that can act (N)"
        aria-disabled={!hasNext}
        onClick={() => (hasNext ? model.pickNext(desk, 1) : undefined)}
      >
        Next
      </Button>
      <Button
        aria-keyshortcuts={shortcutOf('cancel')}
        title="Let go of what is picked (Esc)"
        aria-disabled={isIdle}
        onClick={() => (isIdle ? undefined : desk.adjust({ type: 'cancel' }))}
      >
        Cancel
      </Button>
    </div>
  )
}

/** Ends the stage; asks first where something that cannot be made up for is left undone. */
function StageEnd<P extends DeskParts>({ model, desk }: PartProps<P>) {
  const { view, gesture, viewAfter } = desk
  const end = useMemo(() => model.endOf(view), [model, view])
  const next = useMemo(() => {
    const after = model.nextOf && end ? viewAfter?.(end.command) : undefined
    return after && model.nextOf?.(view, after)
  }, [model, view, end, viewAfter])
  if (!end) return desk.asked ? <QuestionCard desk={desk} /> : null
  return (
    <EndButton
      {...end}
      next={next ?? end.next}
      desk={desk}
      left={{
        ...model.leftIn(view),
        hexes: model.hexesLeft(view),
        textOf: (hex) => model.stackInWords(view, hex),
        picked: model.hexOf(view, gesture),
        onPick: (hex) => model.pickHex(desk, hex),
      }}
    />
  )
}
