import { Alert, Button, Checkbox, Radio, Switch, Tabs } from 'antd'
import { useState, type ReactNode } from 'react'
import { importModes, maxImportErrors, type Preview } from '@srm/api/transfer'
import type { RecordShape } from '@/ui/record-shape.ts'
import { Stack } from '@/ui/layout.tsx'
import { punctuation } from '@/lib/i18n.ts'
import { PreviewGrid, type Wrong } from './import.grid.tsx'
import styles from './transfer.module.css'
import { useText } from './transfer.texts.ts'

type Mode = (typeof importModes)[number]

type Props = {
  readonly record: RecordShape
  readonly preview: Preview
  readonly again: () => void
  readonly run: (mode: Mode, partial: boolean) => void
  readonly busy: boolean
}

const wrongIn = ({ errors }: Preview, sheet: string): Map<string, string> =>
  new Map(
    errors.filter((error) => error.sheet === sheet).map(({ row, column, message }) => [`${row}:${column}`, message]),
  )

/** What is wrong depends on what shall happen to records that exist. */
const useWrong = ({ record, preview }: Props, mode: Mode): ((sheet: string) => Wrong) => {
  const t = useText()
  return (sheet) => {
    const wrong = wrongIn(preview, sheet)
    if (sheet === '' && mode === 'insert')
      for (const row of preview.existing)
        wrong.set(`${row}:${record.title}`, wrong.get(`${row}:${record.title}`) ?? t('preview.exists'))
    return wrong
  }
}

const Told = ({ preview, count }: { readonly preview: Preview; readonly count: number }): ReactNode => {
  const t = useText()
  return (
    <>
      <span>{t('preview.total', { total: preview.total })}</span>
      <span className={count > 0 ? styles.bad : styles.note}>
        {count > 0 ? t('preview.errors', { count }) : t('preview.good')}
      </span>
      {preview.existing.length > 0 && (
        <span className={styles.note}>{t('preview.existing', { count: preview.existing.length })}</span>
      )}
    </>
  )
}

const Sheets = ({
  preview,
  wrong,
  onlyWrong,
}: {
  readonly preview: Preview
  readonly wrong: (sheet: string) => Wrong
  readonly onlyWrong: boolean
}): ReactNode => {
  const [only, ...others] = preview.sheets
  if (only && others.length === 0) return <PreviewGrid sheet={only} wrong={wrong(only.key)} onlyWrong={onlyWrong} />
  const items = preview.sheets.map((sheet) => {
    const here = wrong(sheet.key)
    return {
      key: sheet.key || 'main',
      label: here.size > 0 ? `${sheet.label} (${here.size})` : sheet.label,
      children: <PreviewGrid sheet={sheet} wrong={here} onlyWrong={onlyWrong} />,
    }
  })
  return <Tabs size="small" items={items} />
}

/** The rows as they would be imported, what is wrong with them in red, and how to go on. */
export const Check = (props: Props): ReactNode => {
  const { preview, again, run, busy } = props
  const t = useText()
  const [mode, setMode] = useState<Mode>('insert')
  const [partial, setPartial] = useState(false)
  const [onlyWrong, setOnlyWrong] = useState(false)
  const wrong = useWrong(props, mode)
  const count = preview.errorCount + (mode === 'insert' ? preview.existing.length : 0)
  return (
    <>
      <div className={styles.line}>
        <Told preview={preview} count={count} />
        {count > 0 && (
          <label className={styles.line}>
            <Switch size="small" checked={onlyWrong} onChange={setOnlyWrong} /> {t('preview.onlyErrors')}
          </label>
        )}
      </div>
      {preview.ignored.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('preview.ignored', { columns: preview.ignored.join(punctuation('list')) })}
        />
      )}
      {preview.errorCount > maxImportErrors && (
        <Alert type="warning" showIcon title={t('preview.more', { count: maxImportErrors })} />
      )}
      <Sheets preview={preview} wrong={wrong} onlyWrong={onlyWrong && count > 0} />
      <Stack>
        <div className={styles.line}>
          <span id="import-mode">{t('mode.title')}</span>
          <Radio.Group
            aria-labelledby="import-mode"
            value={mode}
            options={importModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
            onChange={({ target }) => setMode(target.value as Mode)}
          />
        </div>
        <Checkbox checked={partial} onChange={({ target }) => setPartial(target.checked)}>
          {t('partial')} <span className={styles.note}>{t('partialHint')}</span>
        </Checkbox>
      </Stack>
      <div className={styles.line}>
        <Button type="primary" loading={busy} disabled={count > 0 && !partial} onClick={() => run(mode, partial)}>
          {t('run', { count: preview.total })}
        </Button>
        <Button onClick={again}>{t('upload.again')}</Button>
        {count > 0 && !partial && <span className={styles.note}>{t('fixFirst')}</span>}
      </div>
    </>
  )
}
