import { Button, Input, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { supplier } from '@srm/api/supplier'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { useMoveText } from '../supplier.texts.ts'

type Props = { readonly id: string; readonly name: string; readonly close: () => void }

/** Yes or no to somebody else's wish, where there is no flow. */
export const DecideDialog = ({ id, name, close }: Props): ReactNode => {
  const t = useMoveText()
  const [opinion, setOpinion] = useState('')
  const act = useMutate(supplier.move.decide, {
    done: async () => {
      toast.success(t('decide.done'))
      close()
      await refreshFamily(supplier.supplier.show)
    },
  })
  const send = (approve: boolean) => act.mutate({ params: { id }, body: { approve, opinion } })
  return (
    <Modal
      open
      title={name}
      onCancel={close}
      footer={[
        <Button key="no" danger loading={act.isPending} onClick={() => send(false)}>
          {t('decide.no')}
        </Button>,
        <Button key="yes" type="primary" loading={act.isPending} onClick={() => send(true)}>
          {t('decide.yes')}
        </Button>,
      ]}
    >
      <Input.TextArea
        aria-label={t('decide.opinion')}
        placeholder={t('decide.opinion')}
        maxLength={500}
        rows={3}
        value={opinion}
        onChange={({ target }) => setOpinion(target.value)}
      />
    </Modal>
  )
}
