import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { AnyFileRules } from '@/engine/kernel/game'
import type { Plan } from '@/engine/lab/plan'
import type { LabDesk } from '@/contract/lab'
import type { AnyGame } from '@/contract/manifest'
import { useFileDrop } from '../../page-parts/use-file-drop'
import { MatchPanel } from '../match/MatchPanel'
import { ResultSheet } from '../results/ResultSheet'
import type { LabWorker } from '../run/worker-pool'
import { createLab, type Lab } from '../run/lab'
import { may } from '../run/lab-run'
import { browserRunShelf, rememberingShelf } from '../run/run-shelf'
import { FilePanel } from './FilePanel'
import { KeptRuns } from './KeptRuns'
import { RunPanel } from './RunPanel'

interface LabRoomProps {
  readonly game: AnyGame
  readonly files: AnyFileRules
  readonly desk: LabDesk
  readonly openWorker: () => LabWorker
}

/** The match, the run that is being played or was, and what its games say. */
export function LabRoom({ game, files, desk, openWorker }: LabRoomProps) {
  const lab = useLab({ game, files, desk, openWorker })
  const { run, kept, isKept, problems } = useStore(lab.store)
  const [isOpen, setOpen] = useState<boolean>()
  const match = useRef<HTMLElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isAwaited.current) head.current?.focus()
    isAwaited.current = false
  }, [run])
  const isBusy = run !== null && may('cancel', run)
  const take = (file: File) => void lab.take(file)
  useFileDrop(take)
  const start = (plan: Plan, mostSheets: number) => {
    isAwaited.current = true
    setOpen(false)
    void lab.begin(plan, mostSheets)
  }
  const forget = (id: string) => {
    match.current?.focus()
    void lab.forget(id)
  }
  return (
    <>
      <MatchPanel
        {...{ game, desk, isBusy, match }}
        isOpen={isOpen ?? run === null}
        onOpen={setOpen}
        onStart={start}
      />
      {run && <RunPanel {...{ game, desk, run, isKept, head }} onGo={lab.go} />}
      {run && <ResultSheet key={run.id} {...{ game, desk, run }} />}
      <FilePanel problems={problems} onFile={take} />
      <KeptRuns
        {...{ game, desk, kept, isBusy }}
        shown={run?.id}
        onShow={(one) => void lab.show(one)}
        onForget={forget}
      />
    </>
  )
}

/** The lab of this page; its players go when the page does. */
function useLab({ game, files, desk, openWorker }: LabRoomProps): Lab {
  const lab = useMemo(
    () =>
      createLab({
        game,
        files,
        desk,
        shelf: rememberingShelf(browserRunShelf()),
        // One processor is left to the page.
        most: Math.max(1, navigator.hardwareConcurrency - 1),
        open: openWorker,
      }),
    [game, files, desk, openWorker],
  )
  useEffect(() => {
    void lab.wake()
    return lab.close
  }, [lab])
  return lab
}
