import { useState } from 'react'
import type { HandedIn } from '@/engine/lesson/handed-in'
import type { Lesson } from '@/engine/lesson/lesson'
import type { AnyGame } from '@/contract/manifest'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import panelStyles from '@/widgets/panel.module.css'
import { classAddress } from '../addresses/class-address'
import { keepHandedIn } from '../class/class-store'
import { ownId } from '../learn/find-lesson'
import { lessonAddress } from '../addresses/learn-address'
import { handedAddress } from '../addresses/study-address'
import { ownLessons } from '../learn/own-lessons'
import type { Contents } from '../links/contents'
import { handToStudy, openAtTable } from '../links/file-handoff'
import { LINK_TEXT } from '../links/links-text'
import styles from '../links/links.module.css'

type Studied = Parameters<typeof handToStudy>[0]

interface WaysProps {
  readonly game: AnyGame
  readonly contents: Contents
}

/** What can be done with what a link holds. */
export function Ways({ game, contents }: WaysProps) {
  const [hasNoRoom, setNoRoom] = useState(false)
  const study = (file: Studied) => {
    if (handToStudy(file)) location.hash = handedAddress(game.id, contents.place)
    else setNoRoom(true)
  }
  const learn = (lesson: Lesson) => {
    if (ownLessons.keep(lesson))
      location.hash = lessonAddress(game.id, ownId(lesson.id), contents.place?.chapter)
    else setNoRoom(true)
  }
  const gather = (handedIn: HandedIn) => {
    if (keepHandedIn(handedIn).isKept) location.hash = classAddress(handedIn.game)
    else setNoRoom(true)
  }
  return (
    <>
      <WayButtons contents={contents} onStudy={study} onLearn={learn} onGather={gather} />
      <p className={styles['open-link__hint']}>{hintOf(contents)}</p>
      {hasNoRoom && <p role="alert">{LINK_TEXT.noRoom}</p>}
    </>
  )
}

interface WayButtonsProps {
  readonly contents: Contents
  readonly onStudy: (file: Studied) => void
  readonly onLearn: (lesson: Lesson) => void
  readonly onGather: (handedIn: HandedIn) => void
}

function WayButtons({ contents, onStudy, onLearn, onGather }: WayButtonsProps) {
  switch (contents.kind) {
    case 'game':
    case 'position':
      return (
        <div className={panelStyles.row}>
          <MainButton text={LINK_TEXT.open} onPress={() => openAtTable(contents.save, LINK_TEXT.fileName)} />
          <Button onClick={() => onStudy(contents.save)}>{LINK_TEXT.study}</Button>
        </div>
      )
    case 'study':
      return <MainButton text={LINK_TEXT.study} onPress={() => onStudy(contents.file)} />
    case 'lesson':
      return <MainButton text={LINK_TEXT.learn} onPress={() => onLearn(contents.lesson)} />
    case 'hand-in':
      return <MainButton text={LINK_TEXT.gather} onPress={() => onGather(contents.handedIn)} />
  }
}

function hintOf(contents: Contents): string {
  if ('save' in contents) return LINK_TEXT.openHint
  return contents.kind === 'hand-in' ? LINK_TEXT.gatherHint : LINK_TEXT.keepHint
}

function MainButton({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return <PrimaryButton onClick={onPress}>{text}</PrimaryButton>
}
