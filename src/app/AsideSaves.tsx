import { useEffect, useState } from 'react'
import { download } from './files'
import { HOME_TEXT } from './home-text'
import { savesAside } from '@/store/aside'

/** Games that a newer version of the program kept here and that made way for others: each can be had as a file. */
export function AsideSaves() {
  const saves = useAside()
  return saves.map((save, nth) => (
    <section key={nth} className="home__open">
      <button type="button" className="button" onClick={() => download(HOME_TEXT.asideFile, save)}>
        {HOME_TEXT.aside}
      </button>
      <p>{HOME_TEXT.asideHint}</p>
    </section>
  ))
}

function useAside(): readonly object[] {
  const [saves, setSaves] = useState<readonly object[]>([])
  useEffect(() => {
    // A browser that keeps nothing has nothing to offer.
    void savesAside().then(
      (kept) => setSaves(kept.filter((save) => typeof save === 'object' && save !== null)),
      () => undefined,
    )
  }, [])
  return saves
}
