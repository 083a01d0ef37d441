import { Form, Modal, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { demand, type DraftSource } from '@srm/api/demand'
import { metaOf } from '@srm/api/shared/field-meta'
import { ref } from '@srm/api/shared/fields'
import { call } from '@/lib/api/api.ts'
import { toast } from '@/lib/toast.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import type { FormEditor } from '@/ui/record-form/sections.ts'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { refId } from '@/ui/grid/choosable.ts'
import { broughtIn, withMore } from './lines.model.ts'
import { useDocumentText } from '../demand.texts.ts'

const sources: Readonly<Record<Exclude<DraftSource, 'budget'>, ReturnType<typeof ref>>> = {
  demand: ref('需求单', 'Demand', 'demand'),
  project: ref('项目', 'Project', 'project'),
  task: ref('任务', 'Task', 'task'),
}

const isLines = (value: unknown): value is readonly Line[] => Array.isArray(value)
const linesIn = (value: unknown): readonly Line[] => (isLines(value) ? value : [])

type Props = { readonly editing: FormEditor; readonly close: () => void }
type Choice = { readonly from: DraftSource; readonly id: string | undefined }

/** Puts lines behind those that are there, and says how many. */
const useBring = ({ editing, close }: Props) => {
  const t = useDocumentText()
  const [isBusy, setIsBusy] = useState(false)
  const projectId = refId(editing.values()['project'])
  const bring = async ({ from, id }: Choice): Promise<void> => {
    if (projectId === undefined || id === undefined) return
    setIsBusy(true)
    try {
      const brought = await call(demand.demand.draftLines, { query: { from, id, projectId } })
      if (brought.length === 0) {
        toast.info(t('copy.nothing'))
        return
      }
      const source = from === 'task' || from === 'budget' ? from : 'copy'
      editing.fill({ lines: withMore(linesIn(editing.values()['lines']), broughtIn(brought)), source })
      toast.success(t('copy.done', { count: brought.length }))
      close()
    } finally {
      setIsBusy(false)
    }
  }
  return { projectId, isBusy, bring }
}

/** Lines of the budget, of a task or of what was asked for before. */
export const CopyDialog = (props: Props): ReactNode => {
  const t = useDocumentText()
  const [{ from, id }, setChosen] = useState<Choice>({ from: 'budget', id: undefined })
  const { projectId, isBusy, bring } = useBring(props)
  const of = from === 'budget' ? projectId : id
  const options = (['budget', 'task', 'demand', 'project'] as const).map((value) => ({
    value,
    label: t(`copy.${value}`),
  }))
  return (
    <Modal
      open
      title={t('copy.title')}
      okText={t('copy.do')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: of === undefined || projectId === undefined, loading: isBusy }}
      onOk={() => void bring({ from, id: of })}
      onCancel={props.close}
    >
      <Form layout="vertical" component={false}>
        <Form.Item label={t('copy.from')} {...(projectId === undefined && { help: t('copy.needsProject') })}>
          <Select
            aria-label={t('copy.from')}
            value={from}
            options={options}
            onChange={(next: DraftSource) => setChosen({ from: next, id: undefined })}
          />
        </Form.Item>
        {from !== 'budget' && (
          <Form.Item>
            <FieldInput
              key={from}
              meta={metaOf(sources[from])}
              label={t(`copy.${from}`)}
              value={id}
              onChange={(next) => setChosen({ from, id: refId(next) })}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
