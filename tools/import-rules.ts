import { checkImports } from './import-rules/check.ts'
import { rules } from './import-rules/table.ts'
import { root } from './process.ts'

const violations = checkImports(root)
for (const { rule, text } of violations) console.log(`${rule}: ${text}`)
console.log(`${String(rules.length + 2)} import rules, ${String(violations.length)} broken`)
process.exitCode = violations.length > 0 ? 1 : 0
