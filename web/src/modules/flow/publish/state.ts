import { useState } from 'react'
import { approval } from '@srm/api/approval'
import { ApiError } from '@/lib/api-error.ts'
import { refreshFamily, useMutate, useRead } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { useDesigner, useDesigning } from './designer.store.ts'
import { useText } from './designer.texts.ts'
import type { CheckResult } from './simulate.difference.tsx'
import { useSettledFlow } from './simulate.state.ts'

const differ = 'approval.cases_differ'

/** What the server refused for: the differences as it found them, to be looked at. */
const toldBy = (error: unknown): CheckResult | null =>
  error instanceof ApiError && error.key === differ ? (error.details as CheckResult) : null

/** The saved cases tried on the flow as it is about to be published, by us or by the server that refused. */
const useCheck = (enabled: boolean) => {
  const id = useDesigning((state) => state.id)
  const tree = useSettledFlow()
  const [told, setTold] = useState<CheckResult | null>(null)
  const { data, refetch } = useRead(approval.flow.cases.run, { params: { id }, body: { tree } }, { enabled })
  const checked = data ?? told
  const differing = checked?.cases.filter(({ differences }) => differences.length > 0) ?? []
  return { checked, differing, digest: differing.length > 0 ? (checked?.digest ?? '') : '', setTold, refetch }
}

/** Publishes the draft once it is saved; differences that were not accepted stand in the way. */
export const usePublishing = (save: () => Promise<boolean>) => {
  const t = useText()
  const store = useDesigner()
  const id = useDesigning((state) => state.id)
  const errors = useDesigning(({ problems }) => problems.filter(({ level }) => level === 'error').length)
  const check = useCheck(errors === 0)
  const [accepted, setAccepted] = useState('')
  const { digest } = check
  const act = useMutate(approval.flow.publish, {
    done: async ({ no }) => {
      check.setTold(null)
      toast.success(t('published', { no }))
      await Promise.all([refreshFamily(approval.flow.cases.run), refreshFamily(approval.flow.coverage)])
    },
  })
  const refused = (error: unknown): void => {
    check.setTold(toldBy(error))
    void check.refetch()
  }
  const publish = async (note: string, done: () => void): Promise<void> => {
    if (!(await save())) return
    const { rev } = store.getState()
    const body = { rev, ...(note && { note }), ...(digest && { accepted }) }
    act.mutate({ params: { id }, body }, { onError: refused, onSuccess: done })
  }
  return {
    errors,
    check,
    publish,
    busy: act.isPending,
    accepted: digest !== '' && accepted === digest,
    accept: (yes: boolean) => setAccepted(yes ? digest : ''),
    ready: errors === 0 && (digest === '' || accepted === digest),
  }
}
