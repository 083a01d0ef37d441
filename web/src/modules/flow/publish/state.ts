import { useState } from 'react'
import { approval } from '@srm/api/approval'
import { ApiError } from '@/lib/api/api-error.ts'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { isPublished, useDesigner, useDesigning } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import type { CheckResult } from '../simulate/difference.tsx'
import { useDebouncedFlow } from '../simulate/state.ts'

const differ = 'approval.cases_differ'

/** What the server refused for: the differences as it found them, to be looked at. */
const toldBy = (error: unknown): CheckResult | null =>
  error instanceof ApiError && error.key === differ ? (error.details as CheckResult) : null

/** The saved cases tried on the flow as it is about to be published, by us or by the server that refused. */
const useCheck = (enabled: boolean) => {
  const id = useDesigning((state) => state.id)
  const tree = useDebouncedFlow()
  const [told, setTold] = useState<CheckResult | null>(null)
  const { data, refetch } = useRead(approval.flow.cases.run, { params: { id }, body: { tree } }, { enabled })
  const checked = data ?? told
  const differing = checked?.cases.filter(({ differences }) => differences.length > 0) ?? []
  return { checked, differing, digest: differing.length > 0 ? (checked?.digest ?? '') : '', setTold, refetch }
}

/** Publishes the draft once it is saved; differences that were not accepted stand in the way. */
export const usePublishing = (save: () => Promise<boolean>, isBound: boolean) => {
  const t = useDesignerText()
  const store = useDesigner()
  const id = useDesigning((state) => state.id)
  const errors = useDesigning(({ problems }) => problems.filter(({ level }) => level === 'error').length)
  const check = useCheck(errors === 0)
  const [accepted, setAccepted] = useState('')
  const isCurrent = useDesigning(isPublished)
  const { digest } = check
  const act = useMutate(approval.flow.publish, {
    done: async ({ no }) => {
      check.setTold(null)
      toast.success(isBound ? t('published', { no }) : t('publishedUnused', { no }))
      await Promise.all([refreshFamily(approval.flow.cases.run), refreshFamily(approval.flow.coverage)])
    },
  })
  const refused = (error: unknown): void => {
    check.setTold(toldBy(error))
    void check.refetch()
  }
  const publish = async (note: string, done: () => void): Promise<void> => {
    if (!(await save())) return
    const { rev, saved } = store.getState()
    const body = { rev, ...(note && { note }), ...(digest && { accepted }) }
    act.mutate(
      { params: { id }, body },
      {
        onError: refused,
        onSuccess: () => {
          store.setState({ published: saved })
          done()
        },
      },
    )
  }
  return {
    errors,
    check,
    publish,
    busy: act.isPending,
    accepted: digest !== '' && accepted === digest,
    accept: (yes: boolean) => setAccepted(yes ? digest : ''),
    isCurrent,
    ready: errors === 0 && !isCurrent && (digest === '' || accepted === digest),
  }
}
