/* Made by tools/sprites.ts: files of icons, and the names that are in each; none while developing. */
declare module 'virtual:sprites' {
  export const files: [string, string][];
}
