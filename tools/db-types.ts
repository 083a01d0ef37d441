import { root, show } from './process.ts'

process.exitCode = await show(process.execPath, [`${root}/server/src/main.ts`, 'db:types'])
