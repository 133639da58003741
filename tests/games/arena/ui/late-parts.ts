/** Fetches what comes late to a table, so that no test waits for its being read and compiled. */
export async function loadLateParts(): Promise<void> {
  await Promise.all([
    import('@/games/arena/ui/Beside'),
    import('@/games/arena/ui/motion/BoardMotion'),
    import('@/games/arena/ui/motion/TableSound'),
    import('@/games/arena/ui/panels/LaterPanel'),
    import('@/games/arena/ui/play/GameLog'),
    import('@/games/arena/ui/play/LookingLayer'),
    import('@/games/arena/ui/play/late-parts'),
    import('@/games/arena/ui/words/Words'),
    import('@/board/field/field'),
    import('@/board/drawings/DrawingSheet'),
  ])
}

/** How long that may take where many tests run at once. */
export const LOADING_MS = 120_000
