### The card that introduces a rule set before the first game of its kind. It sees the forms of web.ftl.

# The heading of the same part in the texts of the rules.
intro-goal = The goal
intro-special = Before your first game: how one wins, and what is special here.
intro-unlike = You know { $title }. What is different here:
intro-there = { $option }, in { $title }:
intro-flag = { $value ->
    [true] yes
   *[other] no
}
intro-aim = Here: { $value }.
intro-men = { $dice ->
    [yes] Which throw moves whom
   *[no] Who is who
}
intro-play = Play
intro-rules = Show me the rules
