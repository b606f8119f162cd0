/** What whoever finds the folder has to know. */
export function readme(team: string): string {
  return `# ${team}

Everything that people wrote in the intranet of ${team}, made by \`npm run export\` of Hearth. It can be read with any editor.

- \`groups/\`: a folder a group, in it a folder a category or folder, in it the posts: \`.md\` to be read, \`.json\` with everything
  (the text as HTML, comments, reactions). What lies in a folder \`_trash\` was deleted less than 30 days ago. \`_group.json\` holds the group's settings, people and categories.
- \`media/\`: the files; \`media.json\` tells of each its name, type and who uploaded it.
- \`people.json\`, \`contacts/\`: the members and the contact lists. Members who were deleted are in it with their names only.
- \`team.json\`: the settings and the navigation.
- \`revisions.json\`: the posts' texts as they were; \`working-copies.json\`: what somebody had written and not yet made live.
- \`share-links.json\`, \`group-follows.json\`, \`post-follows.json\`, \`notification-settings.json\`, \`sso-identities.json\`, \`venues.json\`,
  \`audit.json\`: a row a line, by the numbers of people and posts. Who has a sharing link can read its post: keep them as you keep the rest.

Not in it: passwords, sessions, invitations, calendar feeds, and who read what.
\`npm run import -- FOLDER\` takes it back into an empty Hearth.
`;
}
