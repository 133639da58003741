import { useMemo, useState } from 'react'
import { seatsAt } from '@/engine/kernel/seats'
import type { StudyStore } from '@/store/study/study-store'
import { Button } from '@/widgets/Button'
import type { Stage } from '../stage/stage'
import { AgreeDialog } from './AgreeDialog'
import { FacesDialog } from './FacesDialog'
import { PlaceBanner } from './PlaceBanner'
import { StudyHeader } from './StudyHeader'
import { StudyPanel } from './StudyPanel'
import { StudyTable } from './StudyTable'
import { STUDY_TEXT } from './opened/study-text'
import { Transport } from './Transport'
import { type PenCase, usePen } from './use-pen'
import { StudyContext, useActions, useLine, useStudy } from './opened/use-study'
import styles from './study.module.css'

interface StudyRoomProps {
  readonly stage: Stage
  readonly store: StudyStore
  readonly onLeave: () => void
}

/** A study: the game's own table, where one is in the game, and what there is to say and to try. */
export function StudyRoom({ stage, store, onLeave }: StudyRoomProps) {
  const study = useMemo(() => ({ stage, store }), [stage, store])
  return (
    <StudyContext value={study}>
      <Room onLeave={onLeave} />
    </StudyContext>
  )
}

function Room({ onLeave }: Pick<StudyRoomProps, 'onLeave'>) {
  const pen: PenCase = usePen()
  const [isPanelShown, setPanelShown] = useState(false)
  const [isAgreeing, setAgreeing] = useState(false)
  return (
    <div className={styles['study-room']}>
      <div className={styles.study} data-shown={isPanelShown ? 'panel' : 'table'}>
        <StudyHeader onLeave={onLeave} />
        <PlaceBanner onAgree={() => setAgreeing(true)} />
        <main className={styles['study__table']}>
          <StudyTable pen={pen} />
        </main>
        <aside className={styles['study__panel']} aria-label={STUDY_TEXT.panel}>
          <StudyPanel pen={pen} />
        </aside>
        <Button className={styles['study__swap']} onClick={() => setPanelShown(!isPanelShown)}>
          {isPanelShown ? STUDY_TEXT.hidePanel : STUDY_TEXT.showPanel}
        </Button>
        <Transport />
        <FacesDialog />
        {isAgreeing && <Agreeing onClose={() => setAgreeing(false)} />}
      </div>
    </div>
  )
}

function Agreeing({ onClose }: { readonly onClose: () => void }) {
  const { game, rules } = useStudy().stage
  const { agree } = useActions()
  const seats = seatsAt(rules, useLine().history.initial)
  return <AgreeDialog game={game} seats={seats} onAgree={agree} onClose={onClose} />
}
