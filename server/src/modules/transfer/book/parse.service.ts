import { Worker } from 'node:worker_threads'
import { maxImportRows } from '@srm/api/transfer'
import { Failure } from '#kernel/errors.ts'
import type { ReadSheet } from './book.rules.ts'
import type { Over } from './workbook.service.ts'
import { inspectZip } from './zip.service.ts'
import { parseCsv } from 'hucre/csv'
import { textOf } from '../values/values.rules.ts'

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

/** The rows of a file as texts, each with the number a spreadsheet shows. */
export type TextRow = readonly [row: number, cells: readonly string[]]

const isWorkbook = (content: Buffer): boolean => content.length > 3 && content.readUInt32BE(0) === 0x504b0304

/** Banks write text files as Chinese Windows does, or as everybody else. */
const decode = (content: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('gb18030').decode(content)
  }
}

const isFilled = ([, cells]: TextRow): boolean => cells.some((cell) => cell !== '')

/** Lists of others, such as statements of banks: the first sheet with rows, or a text file with commas. */
export const readRows = async (content: Buffer, maxRows: number): Promise<readonly TextRow[]> => {
  if (isWorkbook(content)) {
    const sheets = await parseBook(content, { maxRows, over: 'refuse' })
    const sheet = sheets.find(({ rows }) => rows.length > 0)
    return (sheet?.rows ?? []).map(([row, cells]): TextRow => [row, cells.map((cell) => textOf(cell).trim())])
  }
  const rows = parseCsv(decode(content), { maxRows: maxRows + 1 })
  return rows
    .map((cells, at): TextRow => [at + 1, cells.map((cell) => (cell === null ? '' : String(cell).trim()))])
    .filter(isFilled)
}
