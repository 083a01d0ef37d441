import { Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { optional } from '@srm/api/shared/field-meta'
import { dateTime, money, person, tags, text } from '@srm/api/shared/fields'
import { shanghaiTime } from '@srm/api/shared/date'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { passed } from '@/ui/fields/input/control-props.ts'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { controlOf } from '@/ui/record-form/sections.ts'
import type { InputProps } from '@/ui/slots.ts'
import { useSettingsText } from '../approval.texts.ts'

const FlowsInput = ({ value = [], onChange, ...place }: InputProps<readonly string[], string[]>): ReactNode => {
  const t = useSettingsText()
  const flows = useRead(approval.substitution.flows, {})
  return (
    <Select
      {...passed(place)}
      mode="multiple"
      placeholder={t('substitute.pickFlows')}
      loading={flows.isLoading}
      value={[...value]}
      options={(flows.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      showSearch={{ filterOption: (typed, item) => typeof item?.label === 'string' && matches(typed, item.label) }}
      onChange={(next: string[]) => onChange?.(next)}
    />
  )
}

const groups = [
  {
    fields: {
      substitute: person('代理人', 'Substitute'),
      from: dateTime('开始时间', 'From'),
      to: dateTime('结束时间', 'To'),
      flows: tags('适用审批流', 'Flows', { max: 50, length: 36 }).default([]),
      amountCap: optional(money('单笔金额上限', 'Up to')),
      reason: optional(text('原因', 'Reason', { max: 200 })),
    },
    controls: { flows: controlOf(FlowsInput) },
  },
]

const week = 7 * 86_400_000

const aWeek = () => {
  const now = Date.now()
  return { from: shanghaiTime(new Date(now)), to: shanghaiTime(new Date(now + week)), flows: [] }
}

type Body = {
  readonly substitute: string
  readonly from: string
  readonly to: string
  readonly flows?: string[]
  readonly amountCap?: string | null
  readonly reason?: string | null
}

export const SubstituteForm = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useSettingsText()
  const { mutateAsync } = useMutate(approval.substitution.create, {
    silent: true,
    done: () => toast.success(t('substitute.saved')),
  })
  const [initial] = useState(aWeek)
  return (
    <SideForm
      title={t('substitute.add')}
      groups={groups}
      initial={initial}
      close={close}
      save={(sent) => mutateAsync({ body: sent as Body })}
    />
  )
}
