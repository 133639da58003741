import { useMemo, useState } from 'react'
import type { Viewer } from '@/engine/kernel/game'
import { positionAt } from '@/engine/kernel/history'
import { lineOf } from '@/engine/study/study'
import { looksAt, viewerIn } from '@/store/study/study-state'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import { Field } from '@/widgets/Field'
import { Select } from '@/widgets/Select'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { hexesThatMatter } from '../pictures/crop'
import { drawn } from '../pictures/draw'
import { type Making, useFilm } from '../pictures/use-film'
import { mapSize } from '../pictures/paint'
import { PICTURES_TEXT as TEXT } from '../pictures/pictures-text'
import { type Looked, scenesOf, stopsSeen } from '../pictures/scenes'
import { SIZES, type SizeName } from '../pictures/sizes'
import { type Crop, StillPicture } from '../pictures/StillPicture'
import { type Reach, type Stretch, stretchAround } from '../pictures/stretch'
import { stopAt } from './opened/stops'
import { lookName, unitName, unitsOf } from './opened/study-text'
import { useChapter, useStudy, useStudyState } from './opened/use-study'

/** Makes pictures of the step at hand, and an animated one of a part of its line. */
export function FilmDialog({ onClose }: { readonly onClose: () => void }) {
  const { teaching, game } = useStudy().stage
  const choice = useFilmChoice()
  const { looked, stops, stretch, size } = choice
  const { making, make, stop } = useFilm()
  const [isEmpty, setEmpty] = useState(false)
  const press = () => {
    const { scenes, hexes } = scenesOf(looked, stops, stretch)
    const [first] = scenes
    setEmpty(scenes.length < 2)
    if (!first || scenes.length < 2) return
    const room = mapSize(SIZES[size])
    const shown = hexesThatMatter(teaching.names.hexesOf(first.view), hexes, room.width / room.height)
    void make({ Picture: teaching.Picture, scenes, hexes: shown, size: SIZES[size] }, `${game.id}-turn.gif`)
  }
  const isMaking = making.state === 'making'
  return (
    <Dialog open title={TEXT.title} onClose={onClose}>
      <div className={panelStyles.stack}>
        <ViewerChoice {...choice} />
        <h3>{TEXT.still}</h3>
        <StepPicture {...choice} />
        <h3>{TEXT.moving}</h3>
        <fieldset className={panelStyles.stack} disabled={isMaking}>
          <FilmChoices {...choice} />
        </fieldset>
        <Progress making={making} />
        {isEmpty && <p role="alert">{TEXT.tooFew}</p>}
        <ButtonRow>
          {isMaking ? (
            <Button onClick={stop}>{TEXT.cancel}</Button>
          ) : (
            <PrimaryButton onClick={press}>{TEXT.make}</PrimaryButton>
          )}
        </ButtonRow>
      </div>
    </Dialog>
  )
}

/** What is chosen to be made a picture of, and how it can be chosen. */
function useFilmChoice() {
  const { stage } = useStudy()
  const chapter = useChapter()
  const place = useStudyState((state) => state.place)
  const [viewer, setViewer] = useState<Viewer>(useStudyState((state) => viewerIn(stage.rules, state)))
  const [reach, setReach] = useState<Reach>('turn')
  const [chosen, setChosen] = useState<Stretch | null>(null)
  const [size, setSize] = useState<SizeName>('large')
  const { history } = lineOf(chapter, place.line)
  const looked: Looked = useMemo(
    () => ({ rules: stage.rules, story: stage.teaching.story, history, viewer }),
    [stage, history, viewer],
  )
  const stops = useMemo(() => stopsSeen(looked), [looked])
  const at = stopAt(stops, place.step)
  const around = stretchAround(stops, at, reach === 'phase' ? 'phase' : 'turn')
  const stretch = reach === 'chosen' && chosen ? chosen : around
  const choose = (next: Reach) => {
    setChosen(next === 'chosen' ? around : null)
    setReach(next)
  }
  const look = (next: Viewer) => {
    setViewer(next)
    // The steps are others for other eyes.
    choose(reach === 'chosen' ? 'turn' : reach)
  }
  const viewers = looksAt(stage.rules, chapter).filter((one) => one !== 'asked')
  return { looked, place, stops, stretch, reach, viewers, size, choose, look, setChosen, setSize }
}

type FilmChoice = ReturnType<typeof useFilmChoice>

/** Whose eyes look. */
function ViewerChoice({ looked, viewers, look }: FilmChoice) {
  const { seats } = useStudy().stage.game
  const nameOf = (seat: string) => seats.find(({ id }) => id === seat)?.name ?? seat
  return (
    <Select
      label={TEXT.viewer}
      value={looked.viewer}
      options={viewers.map((one) => ({ value: one, name: lookName(one, nameOf) }))}
      onChange={look}
    />
  )
}

/** The step at hand, as a picture that stands still. */
function StepPicture({ looked: { rules, history, viewer }, place }: FilmChoice) {
  const { game, teaching } = useStudy().stage
  const make = (crop: Crop) => {
    const view = rules.viewOf(positionAt(history, place.step), viewer)
    const hexes = crop === 'used' ? { hexes: teaching.paper.hexesOf(view, []) } : {}
    return drawn(teaching.Picture, { view, ...hexes, label: TEXT.still }) ?? TEXT.cannotMake
  }
  return <StillPicture name={`${game.id}-step-${place.step}`} make={make} />
}

function FilmChoices({ stops, stretch, reach, size, choose, setChosen, setSize }: FilmChoice) {
  const { words } = useStudy().stage.game
  const reaches = (['turn', 'phase'] as const).filter((one) => unitsOf(words).includes(one))
  const last = stops.length - 1
  const step = (label: string, value: number, onValue: (value: number) => void) => (
    <Field label={label}>
      <input
        className={controlStyles['field__input']}
        type="number"
        min={0}
        max={last}
        value={value}
        onChange={({ target }) => onValue(Math.max(0, Math.min(last, target.valueAsNumber || 0)))}
      />
    </Field>
  )
  return (
    <>
      <Select
        label={TEXT.reach}
        value={reach}
        options={[
          ...reaches.map((one) => ({ value: one, name: TEXT.this(unitName(one, words)) })),
          { value: 'chosen' as const, name: TEXT.chosen },
        ]}
        onChange={choose}
      />
      {reach === 'chosen' && (
        <div className={panelStyles.row}>
          {step(TEXT.from, stretch.from, (from) => setChosen({ from, to: Math.max(from, stretch.to) }))}
          {step(TEXT.to, stretch.to, (to) => setChosen({ from: Math.min(stretch.from, to), to }))}
        </div>
      )}
      <Select
        label={TEXT.size}
        value={size}
        options={(Object.keys(SIZES) as SizeName[]).map((one) => ({ value: one, name: TEXT.sizes[one] }))}
        onChange={setSize}
      />
    </>
  )
}

/** How far it is, for the eye and for the ear. */
function Progress({ making }: { readonly making: Making }) {
  const percent = making.state === 'making' ? Math.round(making.share * 100) : 0
  return (
    <>
      <progress max={100} value={percent} aria-label={TEXT.progress} hidden={making.state !== 'making'} />
      <p role="status">
        {making.state === 'making' ? TEXT.soFar(percent) : making.state === 'idle' && making.said}
      </p>
      {making.state === 'failed' && <p role="alert">{TEXT.failed}</p>}
    </>
  )
}
