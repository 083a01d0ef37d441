import { Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { approval } from '@srm/api/approval'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Await } from '@/ui/states.tsx'
import { useText } from './act.texts.ts'
import { detailPath } from '../approval.paths.ts'
import { choicesOf, isChosen, stuckAt, Way, type Selection } from './way.tsx'

type Props = {
  readonly docType: string
  readonly docId: string
  readonly close: () => void
  /** Told once it is on its way. */
  readonly submitted?: () => unknown
}

export const SubmitDialog = ({ docType, docId, close, submitted }: Props): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const [chosen, setChosen] = useState<Selection>({})
  const query = useRead(approval.preview, { query: { docType, docId } }, { noCache: true })
  const act = useMutate(approval.submit, {
    done: async ({ id }) => {
      await submitted?.()
      toast.success(t('submit.done'))
      close()
      void go(detailPath(id))
    },
  })
  const choices = choicesOf(chosen)
  return (
    <Modal
      open
      title={t('submit.title')}
      onCancel={close}
      footer={[
        <Button key="no" onClick={close}>
          {t('cancel')}
        </Button>,
        <Button
          key="yes"
          type="primary"
          loading={act.isPending}
          disabled={!query.data || stuckAt(query.data) !== null || !isChosen(query.data, chosen)}
          onClick={() => act.mutate({ body: { docType, docId, purpose: 'create', choices } })}
        >
          {t('submit')}
        </Button>,
      ]}
    >
      <Await query={query} rows={4}>
        {(preview) => <Way preview={preview} chosen={chosen} choose={setChosen} />}
      </Await>
    </Modal>
  )
}
