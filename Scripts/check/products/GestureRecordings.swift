import GestureRecordings

print(RecordingReader.detect(Array("t,type,x,y\n0,down,1,2\n".utf8)) == nil)
