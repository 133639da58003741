/**
 * What is being done with a run: nothing yet, its games are played, they are held in the middle, their players have
 * been sent away, all games are there, or one could not be played.
 */
export type Phase = 'ready' | 'running' | 'paused' | 'cancelled' | 'done' | 'broken'
