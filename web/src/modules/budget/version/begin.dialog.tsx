import { Button, Modal, Radio, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { budget } from '@srm/api/budget'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { useDebounced } from '@/lib/debounced.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import { versionPaths } from '../budget.paths.ts'
import { useVersionText } from '../budget.texts.ts'

type From = 'current' | 'template' | 'budget' | 'nothing'

type PickProps = { readonly value: string | undefined; readonly choose: (id: string) => void }

const TemplatePick = ({ value, choose }: PickProps): ReactNode => {
  const t = useVersionText()
  const filter = JSON.stringify([{ field: 'status', op: 'in', value: ['enabled'] }])
  const { data } = useRead(budget.template.list, { query: { filter, pageSize: 100 } })
  return (
    <Select
      aria-label={t('begin.chooseTemplate')}
      placeholder={t('begin.chooseTemplate')}
      value={value ?? null}
      options={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      notFoundContent={t('begin.noTemplate')}
      onChange={choose}
    />
  )
}

const BudgetPick = ({ value, choose }: PickProps): ReactNode => {
  const t = useVersionText()
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed, 300)
  const query = { pageSize: 50, ...(keyword !== '' && { keyword }) }
  const { data } = useRead(budget.budget.list, { query }, { keepPrevious: true })
  return (
    <Select
      aria-label={t('begin.chooseBudget')}
      placeholder={t('begin.chooseBudget')}
      value={value ?? null}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={(data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      onChange={choose}
    />
  )
}

type Props = {
  readonly projectId: string
  /** The version the project goes by now. */
  readonly effective: string | undefined
  readonly close: () => void
}

/** A new version: of what there is, of a template, of another project's budget, or empty. */
export const BeginDialog = ({ projectId, effective, close }: Props): ReactNode => {
  const t = useVersionText()
  const go = useNavigate()
  const may = useCan()
  const [from, setFrom] = useState<From>(effective === undefined ? 'template' : 'current')
  const [template, setTemplate] = useState<string>()
  const [other, setOther] = useState<string>()
  const begin = useMutate(budget.budget.begin, {
    done: async ({ id }) => {
      await refreshFamily(budget.budget.list)
      close()
      void go(versionPaths.edit(id))
    },
  })
  const chosen = { current: effective, template, budget: other, nothing: '' }[from]
  const run = (): void => {
    if (chosen === undefined) return
    const kind = from === 'current' ? 'budget' : from
    const source = kind === 'nothing' ? ({ from: kind } as const) : ({ from: kind, id: chosen } as const)
    begin.mutate({ body: { projectId, source } })
  }
  const ways: readonly From[] = [
    ...(effective === undefined ? [] : (['current'] as const)),
    ...(may('budgetTemplate:list') ? (['template'] as const) : []),
    'budget',
    'nothing',
  ]
  const ok = (
    <Button type="primary" disabled={chosen === undefined} loading={begin.isPending} onClick={run}>
      {t('begin.ok')}
    </Button>
  )
  return (
    <Modal open title={t('begin')} onCancel={close} footer={ok} width={520}>
      <Stack gap={12}>
        <Radio.Group
          aria-label={t('begin.from')}
          value={from}
          options={ways.map((value) => ({ value, label: t(`begin.${value}`) }))}
          onChange={({ target }) => setFrom(ways.find((one) => one === target.value) ?? 'nothing')}
        />
        {from === 'template' && <TemplatePick value={template} choose={setTemplate} />}
        {from === 'budget' && <BudgetPick value={other} choose={setOther} />}
        <Muted size="s">{t('begin.hint')}</Muted>
      </Stack>
    </Modal>
  )
}
