import { useState } from 'react'
import { approval, type ActBody, type Detail } from '@srm/api/approval'
import { ApiError } from '@/lib/api/api-error.ts'
import { call } from '@/lib/api/api.ts'
import { keyOf, queryClient, refreshFamily, refreshRecord } from '@/lib/api/query.ts'
import { useText } from './act.texts.ts'
import { meaningOf } from '../detail/detail.model.ts'

const codes = { handled: 40901, stale: 40902, ended: 40903 }

const readAgain = (id: string): Promise<Detail> =>
  queryClient.query({
    queryKey: keyOf(approval.centre.detail, { params: { id } }),
    queryFn: () => call(approval.centre.detail, { params: { id } }, { silent: true }),
    staleTime: 0,
  })

const nodeIn = (details: unknown): string | undefined => {
  const node = (details as { node?: unknown } | undefined)?.node
  return typeof node === 'string' ? node : undefined
}

type Make = (detail: Detail, chooses: string | undefined) => ActBody

/**
 * Sends a step. A page that is out of date is read again in place; where nothing a decision rests on has changed
 * it is sent once more by itself, else the person looks first. What was typed stays in either case.
 */
export const useSend = (detail: Detail) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [chooses, setChooses] = useState<string>()

  const post = (now: Detail, make: Make) =>
    call(approval.act, { params: { id: now.id }, body: make(now, chooses) }, { silent: true })

  const failed = async (error: unknown, make: Make, mayRetry: boolean): Promise<boolean> => {
    if (!(error instanceof ApiError)) throw error
    if (error.key === 'approval.chooseNext') setChooses(nodeIn(error.details))
    if (!Object.values(codes).includes(Number(error.code))) {
      setProblem(error.message)
      return false
    }
    const now = await readAgain(detail.id)
    void refreshFamily(approval.centre.detail, [detail.id])
    if (mayRetry && error.code === codes.stale && meaningOf(now) === meaningOf(detail)) return attempt(now, make, false)
    setProblem(error.code === codes.stale ? t('stale') : t('handled'))
    return false
  }

  const attempt = async (now: Detail, make: Make, mayRetry: boolean): Promise<boolean> => {
    try {
      await post(now, make)
      return true
    } catch (error) {
      return failed(error, make, mayRetry)
    }
  }

  const send = async (make: Make): Promise<boolean> => {
    setBusy(true)
    setProblem('')
    try {
      const done = await attempt(detail, make, true)
      if (done)
        await Promise.all([refreshFamily(approval.act, [detail.id]), refreshRecord(detail.docType, detail.docId)])
      return done
    } finally {
      setBusy(false)
    }
  }
  const forget = (): void => {
    setProblem('')
    setChooses(undefined)
  }
  return { busy, problem, chooses, send, forget }
}
