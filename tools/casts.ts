import { writeFileSync } from 'node:fs'
import { checkCasts, countCasts } from './casts/count.ts'
import { limits } from './casts/limits.ts'
import { root } from './process.ts'

const fileOf = ({ casts, indexes }: typeof limits): string =>
  `/** Figures that may only fall; \`tools/node tools/casts.ts --write\` writes them. */\nexport const limits = { casts: ${String(casts)}, indexes: ${String(indexes)} }\n`

if (process.argv.includes('--write')) writeFileSync(`${root}/tools/casts/limits.ts`, fileOf(countCasts(root)))
else {
  const problems = checkCasts(root, limits)
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
