import { parentPort, workerData } from 'node:worker_threads'
import { present } from '@/engine/kernel/refusal'
import { type Order, takenFrom } from './spread'
import { playerOf } from './work'

const port = present(parentPort, 'the thread that started this worker')
const order = workerData as Order
const play = await playerOf(order.work)

for (const nth of takenFrom(order)) port.postMessage(play(nth))
