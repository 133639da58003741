import { useEffect, useState } from 'react'
import type { Parsed } from '@/engine/kernel/refusal'
import type { AnyGame } from '@/contract/manifest'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import type { TeachingPageProps } from '../page-parts/page-props'
import { type Contents, readContents } from '../links/contents'
import { LINK_TEXT } from '../links/links-text'
import { unpack } from '../links/payload'
import { DamagedLink } from './DamagedLink'
import { FoundInLink } from './FoundInLink'

/** What a shared link holds, before anything is done with it. */
export function OpenPage({ game, rest }: TeachingPageProps) {
  const read = useContents(game, rest.join('/'))
  return (
    <main className={pageStyles.page}>
      <header className={pageStyles['page__bar']}>
        <a className={controlStyles.button} href="#/">
          {LINK_TEXT.home}
        </a>
        <h1>{LINK_TEXT.openTitle}</h1>
      </header>
      {read === undefined && <p role="status">{LINK_TEXT.reading}</p>}
      {read?.ok === false && <DamagedLink problems={read.problems} />}
      {read?.ok === true && <FoundInLink game={game} contents={read.value} />}
    </main>
  )
}

function useContents(game: AnyGame, payload: string): Parsed<Contents> | undefined {
  const [read, setRead] = useState<{ readonly of: string; readonly result: Parsed<Contents> }>()
  useEffect(() => {
    let isWanted = true
    void contentsOf(game, payload).then((result) => {
      if (isWanted) setRead({ of: payload, result })
    })
    return () => {
      isWanted = false
    }
  }, [game, payload])
  return read?.of === payload ? read.result : undefined
}

async function contentsOf(game: AnyGame, payload: string): Promise<Parsed<Contents>> {
  const unpacked = await unpack(payload)
  return unpacked.ok ? readContents(game, unpacked.value) : unpacked
}
