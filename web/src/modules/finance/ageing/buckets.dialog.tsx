import { Input, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { finance } from '@srm/api/finance'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { parseDays } from './ageing.query.ts'
import { useAgeingText } from '../finance.texts.ts'

type Props = { readonly days: readonly number[]; readonly close: () => void }

/** After how many days each bucket ends, for the whole company. */
export const BucketsDialog = ({ days, close }: Props): ReactNode => {
  const t = useAgeingText()
  const [text, setText] = useState(days.join(', '))
  const chosen = parseDays(text)
  const { mutateAsync, isPending } = useMutate(finance.rule.update, { done: () => toast.success(t('edit.done')) })
  const save = async (): Promise<void> => {
    if (chosen === null) return
    await mutateAsync({ body: { ageingDays: chosen } })
    close()
  }
  return (
    <Modal
      open
      title={t('edit')}
      onCancel={close}
      onOk={() => void save()}
      confirmLoading={isPending}
      okButtonProps={{ disabled: chosen === null }}
    >
      <Stack gap={8}>
        <Muted size="s">{t('edit.hint')}</Muted>
        <Input
          aria-label={t('edit.days')}
          value={text}
          status={chosen === null ? 'error' : ''}
          onChange={({ target }) => setText(target.value)}
        />
        {chosen === null && <Muted size="s">{t('edit.wrong')}</Muted>}
      </Stack>
    </Modal>
  )
}
