import { Input, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { crm } from '@srm/api/crm'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { customerPaths } from '../crm.paths.ts'
import { usePoolText } from '../crm.texts.ts'

/** Why it is given back is what the next one reads first. */
export const GiveBackDialog = ({ row, close }: { readonly row: Row; readonly close: () => void }): ReactNode => {
  const t = usePoolText()
  const go = useNavigate()
  const [reason, setReason] = useState('')
  const [pool, setPool] = useState<string>()
  const { data: pools = [] } = useRead(crm.pool.all, { query: {} })
  const act = useMutate(crm.customer.giveBack, {
    done: async () => {
      toast.success(t('givenBack'))
      close()
      void go(customerPaths.list, { replace: true })
      await refreshFamily(crm.pooled.list)
    },
  })
  const { id, version } = row
  const body = { version, reason: reason.trim(), ...(pool && { pool }) }
  return (
    <ConfirmDialog
      open
      title={t('giveBack')}
      ok={t('giveBack')}
      busy={act.isPending}
      disabled={reason.trim() === ''}
      confirm={() => act.mutateAsync({ params: { id }, body })}
      close={close}
    >
      <Stack gap={12}>
        <Muted size="s">{t('giveBack.hint')}</Muted>
        {pools.length > 1 && (
          <Select
            allowClear
            aria-label={t('giveBack.pool')}
            placeholder={t('giveBack.pool')}
            options={pools.map((one) => ({ value: one.id, label: one.name }))}
            value={pool}
            onChange={setPool}
          />
        )}
        <Input.TextArea
          aria-label={t('giveBack.reason')}
          placeholder={t('giveBack.reason')}
          rows={3}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
