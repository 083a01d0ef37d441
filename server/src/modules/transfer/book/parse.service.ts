import { Worker } from 'node:worker_threads'
import { maxImportRows } from '@srm/api/transfer'
import { Failure } from '#kernel/errors.ts'
import type { ReadSheet } from './book.rules.ts'
import type { Over } from './workbook.service.ts'
import { inspectZip } from './zip.service.ts'

const deadline = 20_000
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

type Answer = { sheets: ReadSheet[] } | { problem: 'transfer.too_many_rows' | 'transfer.not_a_workbook' }

type WantedInput = { readonly maxRows: number; readonly over: Over }

const toImport: WantedInput = { maxRows: maxImportRows + 10, over: 'refuse' }

/** A thread also carries messages of Node itself: under `--watch` it reports every file it loads. */
const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && ('sheets' in message || 'problem' in message)

const inThread = (content: Buffer, wanted: WantedInput): Promise<ReadSheet[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('thread.service.ts', import.meta.url), {
      workerData: { content, ...wanted },
      resourceLimits,
    })
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      void worker.terminate()
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new Failure('transfer.too_slow'))), deadline)
    worker.on('message', (message: unknown) => {
      if (!isAnswer(message)) return
      end(() => ('sheets' in message ? resolve(message.sheets) : reject(new Failure(message.problem))))
    })
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Failure('transfer.suspicious') : error)),
    )
  })

/** The sheets of a workbook from outside: looked through first, then read where it can do no harm. */
export const parseBook = async (content: Buffer, wanted: WantedInput = toImport): Promise<ReadSheet[]> => {
  await inspectZip(content)
  return inThread(content, wanted)
}
