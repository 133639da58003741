import { useEffect, useState } from 'react'
import type { Parsed } from '@/engine/kernel/refusal'
import pageStyles from '@/widgets/page.module.css'
import type { AnyGame } from '@/contract/manifest'
import { DamagedLink } from '../open-link/DamagedLink'
import { EMBED_TEXT } from './embed-text'
import { type Embedded, type EmbedAddress, embeddedAt } from './embedded'
import { EmbedNotice } from './EmbedNotice'
import { LessonFrame } from './LessonFrame'
import { ReplayFrame } from './ReplayFrame'

interface EmbedPageProps extends EmbedAddress {
  readonly game: AnyGame
}

/** What a link leads to, in a frame on another page: nothing around it but a way to the whole program. */
export function EmbedPage({ game, page, rest }: EmbedPageProps) {
  const shown = useEmbedded(game, { page, rest })
  if (shown === undefined)
    return (
      <p className={pageStyles.loading} role="status">
        {EMBED_TEXT.loading}
      </p>
    )
  if (!shown.ok)
    return (
      <EmbedNotice title={game.name}>
        <DamagedLink problems={shown.problems} />
      </EmbedNotice>
    )
  return shown.value.kind === 'lesson' ? <LessonFrame {...shown.value} /> : <ReplayFrame {...shown.value} />
}

function useEmbedded(game: AnyGame, { page, rest }: EmbedAddress): Parsed<Embedded> | undefined {
  const [read, setRead] = useState<{ readonly of: string; readonly result: Parsed<Embedded> }>()
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const address = rest.join('/')
  const wanted = `${page}/${address}`
  useEffect(() => {
    let isWanted = true
    embeddedAt(game, { page, rest: address.split('/') }).then(
      (result) => {
        if (isWanted) setRead({ of: wanted, result })
      },
      (error: unknown) => {
        if (isWanted) setFailure({ error })
      },
    )
    return () => {
      isWanted = false
    }
  }, [game, page, address, wanted])
  if (failure) throw failure.error
  return read?.of === wanted ? read.result : undefined
}
