import { FilePdfOutlined, FileWordOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useState, type ReactNode } from 'react'
import { maxSheets, paper } from '@srm/api/paper'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { openJobs } from '@/lib/job-drawer.ts'
import { toast } from '@/lib/toast.ts'
import type { SlotProps } from '@/ui/slots.ts'
import { useText } from './paper.texts.ts'

type Props = SlotProps<'paper'>

/** Starts the job; its file is found among the background jobs. */
const usePaper = ({ subject, ids }: Props) => {
  const t = useText()
  const { mutate, isPending } = useMutate(paper.make, {
    done: () => {
      toast.success(t('started'))
      openJobs()
    },
  })
  const start = (template?: string): void => {
    if (ids.length > maxSheets) toast.warning(t('tooMany', { max: maxSheets }))
    else mutate({ body: { subject, ids: [...ids], ...(template && { template }) } })
  }
  return { start, isPending }
}

const useTemplates = (subject: string, isWanted: boolean): readonly { readonly id: string; readonly name: string }[] =>
  useRead(paper.templates, { params: { subject } }, { enabled: isWanted }).data ?? []

const OfRecord = (props: Props & { readonly print: () => void }): ReactNode => {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { start, isPending } = usePaper(props)
  const templates = useTemplates(props.subject, open)
  const items = [
    { key: 'print', icon: <PrinterOutlined aria-hidden />, label: t('print'), onClick: props.print },
    { key: 'pdf', icon: <FilePdfOutlined aria-hidden />, label: t('pdf'), onClick: () => start() },
    ...templates.map(({ id, name }) => ({
      key: id,
      icon: <FileWordOutlined aria-hidden />,
      label: t('word', { name }),
      onClick: () => start(id),
    })),
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" open={open} onOpenChange={setOpen}>
      <Button
        icon={<PrinterOutlined aria-hidden />}
        loading={isPending}
        aria-label={t('paper')}
        aria-haspopup="menu"
        title={t('paper')}
      />
    </Dropdown>
  )
}

const OfChosen = (props: Props): ReactNode => {
  const t = useText()
  const { start, isPending } = usePaper(props)
  return (
    <Button size="small" icon={<FilePdfOutlined aria-hidden />} loading={isPending} onClick={() => start()}>
      {t('pdf')}
    </Button>
  )
}

/** On a record's page all ways to paper; for chosen rows of a list the one that fits them all. */
export const PaperMenu = ({ print, ...props }: Props): ReactNode =>
  print ? <OfRecord {...props} print={print} /> : <OfChosen {...props} />
