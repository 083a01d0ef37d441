import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react'
import { approval } from '@srm/api/approval'
import { call } from '@/lib/api/api.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { useRead } from '@/lib/api/query.ts'
import { useDebounced } from '@/lib/debounced.ts'
import { toast } from '@/lib/toast.ts'
import { Muted } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import type { DraftSubmission } from '@/ui/slots.ts'
import { Skeleton } from '@/ui/states.tsx'
import { detailPath } from '../approval.paths.ts'
import { useText } from './act.texts.ts'
import styles from './draft.module.css'
import { choicesOf, isChosen, stuckAt, Way, type Selection } from './way.tsx'

const pause = 1000

type Props = {
  readonly docType: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly ref: Ref<DraftSubmission>
}

/** Who will be asked, as far as the form says so already; asked again when typing pauses. */
export const DraftWay = ({ docType, facts, ref }: Props): ReactNode => {
  const t = useText()
  const [chosen, setChosen] = useState<Selection>({})
  const settled = useDebounced(JSON.stringify(facts), pause)
  const body = { docType, facts: JSON.parse(settled) as Record<string, unknown> }
  const { data, error, isLoading, isFetching } = useRead(approval.previewDraft, { body }, { keepPrevious: true })
  useImperativeHandle(ref, () => ({
    problem: () => {
      const stuck = data && stuckAt(data)
      if (stuck) return `${t(`submit.${stuck}`)}。${t(`submit.${stuck}Hint`)}`
      return !data || isChosen(data, chosen) ? undefined : t('draft.choose')
    },
    send: async (docId) => {
      const { id } = await call(
        approval.submit,
        { body: { docType, docId, purpose: 'create', choices: choicesOf(chosen) } },
        { silent: true },
      )
      toast.success(t('submit.done'))
      return detailPath(id)
    },
  }))
  return (
    <Panel title={t('draft.title')}>
      <div className={styles.way} aria-live="polite" aria-busy={isFetching}>
        {isLoading && <Skeleton rows={4} />}
        {error && <Muted as="p">{error instanceof ApiError ? error.message : ''}</Muted>}
        {data === null && !error && <Muted as="p">{t('draft.noFlow')}</Muted>}
        {data && !error && <Way preview={data} chosen={chosen} choose={setChosen} />}
      </div>
    </Panel>
  )
}
